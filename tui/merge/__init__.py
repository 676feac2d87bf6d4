"""The merge of another bank into ours: begun, chosen row by row, raced, written."""
