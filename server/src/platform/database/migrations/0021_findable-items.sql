-- Items are found by their words alone and know where they were said: the passages of every project are made anew.
SELECT passages_fall_due("id") FROM "transcripts";
