-- Each version of what staff write for visitors. Visitors see the published one; of a document without versions, the
-- program's file or what its own table holds.
CREATE TABLE content_versions (
  kind text NOT NULL,
  id text NOT NULL,
  -- From 1; 0 is what there was before the first publication.
  version bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'replaced', 'withdrawn')),
  title text NOT NULL,
  body text NOT NULL,
  -- A staff id, or a name that a command was given; empty for the program's files.
  author text NOT NULL,
  written_at bigint NOT NULL,
  copy_of bigint,
  publish_at bigint,
  published_at bigint,
  published_by text,
  approved_by text,
  ended_at bigint,
  -- Why it was not published when its time came, in both languages.
  held_back jsonb,
  PRIMARY KEY (kind, id, version),
  CHECK (state <> 'scheduled' OR publish_at IS NOT NULL)
);
CREATE UNIQUE INDEX content_versions_published ON content_versions (kind, id) WHERE state = 'published';
CREATE UNIQUE INDEX content_versions_open ON content_versions (kind, id) WHERE state IN ('draft', 'scheduled');
CREATE INDEX content_versions_due ON content_versions (publish_at) WHERE state = 'scheduled';
