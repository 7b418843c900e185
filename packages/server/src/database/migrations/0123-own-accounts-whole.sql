-- An account made for a person is kept whole: a number belongs to the bank at which it was made, whatever the house's own becomes. A
-- person has one for each account that the house had, and what arrives at any of them is theirs.
ALTER TABLE own_accounts DROP CONSTRAINT own_accounts_pkey;
ALTER TABLE own_accounts ADD PRIMARY KEY (user_id, place);
-- The house's number behind which it was made.
ALTER TABLE own_accounts ADD COLUMN house_number text;
-- Null where it was made before these were kept: such a one is shown again only behind the same number of the house.
ALTER TABLE own_accounts ADD COLUMN bank text;
ALTER TABLE own_accounts ADD COLUMN account_name text;
ALTER TABLE own_accounts ADD COLUMN branch text;
UPDATE own_accounts SET house_number = left(number, length(number) - 8) WHERE number IS NOT NULL;
CREATE UNIQUE INDEX own_accounts_house ON own_accounts (user_id, house_number, bank);
