-- An account that became another one of the same person: closed, and never open again. `into_id` is the account that is
-- there now, also where that one was merged later.
CREATE TABLE account_merges (
  user_id text COLLATE "C" PRIMARY KEY,
  into_id text COLLATE "C" NOT NULL,
  -- By which its user still logs in, to be told where it went. Another account may have it by now.
  mobile text,
  merged_at bigint NOT NULL,
  CONSTRAINT account_merges_other CHECK (user_id <> into_id)
);
CREATE INDEX account_merges_into ON account_merges (into_id, user_id);
CREATE INDEX account_merges_mobile ON account_merges (mobile) WHERE mobile IS NOT NULL;
