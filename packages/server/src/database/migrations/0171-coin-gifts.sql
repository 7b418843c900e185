-- The days on which a person signed in for coins, or that they made up.
CREATE TABLE coin_sign_ins (
  user_id text NOT NULL,
  day text COLLATE "C" NOT NULL,
  is_made_up boolean NOT NULL,
  signed_at bigint NOT NULL,
  PRIMARY KEY (user_id, day)
);

-- Gifts that were taken for coins, as they were that day.
CREATE TABLE coin_exchanges (
  id text COLLATE "C" PRIMARY KEY,
  user_id text NOT NULL,
  gift_id text NOT NULL,
  month text NOT NULL,
  name jsonb NOT NULL,
  coins bigint NOT NULL CONSTRAINT coin_exchanges_some CHECK (coins > 0),
  taken_at bigint NOT NULL,
  status text NOT NULL,
  -- Where a parcel goes; forgotten with its person.
  address jsonb,
  tracking text,
  note text NOT NULL,
  moved_by text
);
CREATE INDEX coin_exchanges_newest ON coin_exchanges (user_id, taken_at DESC, id DESC);
CREATE INDEX coin_exchanges_to_send ON coin_exchanges (taken_at, id) WHERE status = 'to-send';

-- How many of a gift were taken in a month, by all users together; the statement that counts one more says how many there are.
CREATE TABLE coin_gift_stock (
  gift_id text NOT NULL,
  month text NOT NULL,
  taken integer NOT NULL CONSTRAINT coin_gift_stock_none CHECK (taken >= 0),
  PRIMARY KEY (gift_id, month)
);

-- When the server itself showed the shop to its person; views that a device told of afterwards have none.
ALTER TABLE view_history ADD COLUMN served_at bigint;
