-- Who drew on which device in a lottery that is not over: so many people may on each. `mark` is a digest of what the device calls itself and
-- of the lottery, so that no rows of two lotteries can be joined.
CREATE TABLE lottery_devices (
  lottery_id text NOT NULL,
  mark text NOT NULL,
  user_id text NOT NULL,
  PRIMARY KEY (lottery_id, mark, user_id)
);
CREATE INDEX lottery_devices_of_user ON lottery_devices (user_id);
