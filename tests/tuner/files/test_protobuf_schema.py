"""Messages from the text of a schema are those that protobuf reads and writes."""

import pytest
from google.protobuf import descriptor_pb2

from tuner.files.protobuf_schema import message_types

DEFINITION = """
// A file as protobuf's own descriptor.proto describes it, in part.
enum Label { LABEL_OPTIONAL = 1; LABEL_REQUIRED = 2; LABEL_REPEATED = 3; }
message FieldDescriptorProto {
  optional string name = 1; optional int32 number = 3;
  optional Label label = 4 [default = LABEL_REPEATED];
}
message DescriptorProto { optional string name = 1; repeated FieldDescriptorProto field = 2; }
message Numbers {
  repeated float packed = 1 [packed = true]; optional float half = 2 [default = 0.5];
}
"""


def test_bytes_of_protobufs_own_messages_are_read():
    theirs = descriptor_pb2.DescriptorProto(name="Layer")
    theirs.field.add(name="pad", number=7, label=2, type=5)
    ours = message_types("test", DEFINITION)["DescriptorProto"].FromString(
        theirs.SerializeToString()
    )
    assert (ours.name, [(f.name, f.number, f.label) for f in ours.field]) == (
        "Layer",
        [("pad", 7, 2)],
    )


def test_fields_have_the_defaults_and_the_packed_form_of_the_schema():
    numbers = message_types("test", DEFINITION)["Numbers"](packed=[1.0, 2.0])
    assert numbers.half == 0.5
    assert numbers.SerializeToString() == bytes.fromhex("0a080000803f00000040")


def test_a_line_that_is_not_understood_is_named():
    with pytest.raises(ValueError, match="oneof"):
        message_types("test", "message A { oneof kind { string a = 1; } }")
