-- What the operator tells every person, and how far that has come: the last person, in the order of ids, to whom it was written.
CREATE TABLE announcements (
  id text PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  announced_by text NOT NULL,
  announced_at bigint NOT NULL,
  told_up_to text NOT NULL DEFAULT '',
  told_all_at bigint,
  withdrawn_at bigint
);
CREATE INDEX announcements_to_tell ON announcements (announced_at) WHERE told_all_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX announcements_newest ON announcements (announced_at DESC, id DESC);
