-- What the played WeChat gave out to whoever was sent to it: good once.
CREATE TABLE sandbox_wechat_codes (
  code text PRIMARY KEY,
  openid text NOT NULL,
  made_at bigint NOT NULL
);
-- What the played merchant signs with; made when it is first needed.
CREATE TABLE sandbox_keys (
  name text PRIMARY KEY,
  private_key text NOT NULL
);
-- Of a payment in the played sheet.
ALTER TABLE sandbox_charges ADD COLUMN prepay_id text UNIQUE;
ALTER TABLE sandbox_charges ADD COLUMN payer text;
