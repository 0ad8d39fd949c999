"""Whether what is told is so: each sentence is compared with what the transcript alone says."""
