-- What a picture serves, such as 'avatar u1' or 'papers v1'. What papers say stands sealed, so it is said here too.
CREATE TABLE picture_uses (
  used_for text NOT NULL,
  picture_id text NOT NULL,
  PRIMARY KEY (used_for, picture_id)
);
CREATE INDEX picture_uses_picture_id ON picture_uses (picture_id);

-- Whether there is such a line. It stands in the row itself, so that of a sweep and of somebody who takes the picture one waits for
-- the other and sees what it did. Of older pictures nobody knows: they stay.
ALTER TABLE pictures ADD COLUMN is_used boolean NOT NULL DEFAULT true;
ALTER TABLE pictures ALTER is_used SET DEFAULT false;
CREATE INDEX pictures_unused ON pictures (added_at) WHERE NOT is_used;
CREATE INDEX pictures_content_hash ON pictures (content_hash);

-- When these bytes were sent last: by that they outlive a sweep that does not see yet whose they become.
ALTER TABLE picture_bytes ADD COLUMN last_added_at bigint NOT NULL DEFAULT 0;
