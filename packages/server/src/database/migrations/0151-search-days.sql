-- How often a word was searched for on one day in China, by anybody: nothing here says who searched. `invented` of them
-- were made up for a demonstration.
CREATE TABLE search_days (
  day text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  searches bigint NOT NULL CONSTRAINT search_days_searches CHECK (searches > 0),
  invented bigint NOT NULL DEFAULT 0 CONSTRAINT search_days_invented CHECK (invented BETWEEN 0 AND searches),
  PRIMARY KEY (day, word)
);
