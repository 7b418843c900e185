-- Whoever seals everything anew goes through the chunks by blob and place as one text, a few at a time: without this each few would be
-- looked for among all.
CREATE INDEX picture_chunks_key ON picture_chunks ((blob_id || ' ' || place));
