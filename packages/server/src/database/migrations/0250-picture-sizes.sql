-- Smaller forms of a picture, each made when it is first asked for: sealed, or null where the picture cannot be read by whoever makes them.
-- They go with the picture that they were made of, by the sweep.
CREATE TABLE picture_sizes (
  content_hash text NOT NULL,
  size text NOT NULL CONSTRAINT picture_sizes_size CHECK (size IN ('small', 'medium')),
  sealed bytea,
  made_at bigint NOT NULL,
  PRIMARY KEY (content_hash, size)
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE picture_sizes ALTER sealed SET STORAGE EXTERNAL;
-- Whoever seals everything anew goes through them by both as one text.
CREATE INDEX picture_sizes_key ON picture_sizes ((content_hash || ' ' || size));
