-- A file by which an inspector shows one figure of a listing. One file shows one figure: the key says so. Sealed bytes stay as
-- long as the listing does; a second reviewer looks at them before the figure counts as inspected.
CREATE TABLE inspection_files (
  shop_id text COLLATE "C" NOT NULL,
  -- SHA-256 of the whole file.
  digest text COLLATE "C" NOT NULL,
  figure text NOT NULL,
  name text NOT NULL,
  bytes bigint NOT NULL,
  sealed bytea NOT NULL,
  inspected_by text NOT NULL,
  inspected_at bigint NOT NULL,
  PRIMARY KEY (shop_id, digest),
  CONSTRAINT inspection_files_digest CHECK (digest ~ '^[0-9a-f]{64}$')
);
-- Sealed bytes cannot be made smaller.
ALTER TABLE inspection_files ALTER sealed SET STORAGE EXTERNAL;
-- Whoever seals everything anew goes through them by shop and digest as one text.
CREATE INDEX inspection_files_key ON inspection_files ((shop_id || ' ' || digest));
