-- Which posting came before which. Given under the lock of its accounts, so that for each account it is the order in which
-- money moved, whatever several servers' clocks say.
ALTER TABLE postings ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
