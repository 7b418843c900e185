-- An invited account has neither before the person has chosen how to log in; one with passkeys alone never has.
ALTER TABLE staff ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE staff ALTER COLUMN sealed_secret DROP NOT NULL;

-- The link of an account that waits for its person; the token itself is known to who was given the link.
CREATE TABLE staff_invitations (
  staff_id text PRIMARY KEY,
  token_hash text NOT NULL CONSTRAINT staff_invitations_token_hash UNIQUE,
  invited_at bigint NOT NULL
);

CREATE TABLE staff_passkeys (
  -- As WebAuthn names it, in base64.
  id text PRIMARY KEY,
  staff_id text NOT NULL,
  name text NOT NULL,
  -- Public, in base64.
  public_key text NOT NULL,
  -- Of the device: it only goes up. A copy of a passkey shows by one that does not.
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  added_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX staff_passkeys_staff_id ON staff_passkeys (staff_id);

-- Questions that a passkey answers, each once.
CREATE TABLE staff_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('login', 'proof', 'register')),
  -- Of a login there is none yet.
  staff_id text,
  asked_at bigint NOT NULL
);
CREATE INDEX staff_challenges_asked_at ON staff_challenges (asked_at);
