-- A game of guessing prices: its rounds with their prices, which nobody is told before the guess. A visitor's has no user.
CREATE TABLE guess_games (
  id text PRIMARY KEY,
  user_id text,
  started_at bigint NOT NULL,
  -- In their order: clue, price, and the guess once it is in.
  rounds jsonb NOT NULL,
  finished_at bigint,
  -- Of a finished game.
  points integer,
  coins integer NOT NULL,
  -- The day at +08:00 whose coins it gave.
  rewarded_day text,
  CONSTRAINT guess_games_finished CHECK ((finished_at IS NULL) = (points IS NULL)),
  CONSTRAINT guess_games_coins CHECK (coins >= 0 AND (coins > 0) = (rewarded_day IS NOT NULL)),
  CONSTRAINT guess_games_rewarded CHECK (rewarded_day IS NULL OR (user_id IS NOT NULL AND finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX guess_games_one_reward_a_day ON guess_games (user_id, rewarded_day) WHERE rewarded_day IS NOT NULL;
CREATE INDEX guess_games_of_week ON guess_games (finished_at) WHERE user_id IS NOT NULL AND finished_at IS NOT NULL;
CREATE INDEX guess_games_of_user ON guess_games (user_id, started_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX guess_games_by_start ON guess_games (started_at);
