"""Models of Caffe."""
