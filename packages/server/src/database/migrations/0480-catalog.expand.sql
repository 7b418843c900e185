-- Views of all shops on one day in China, for the console: one row a day instead of one for each shop.
CREATE TABLE view_days (
  day text COLLATE "C" PRIMARY KEY,
  view_count bigint NOT NULL
);
