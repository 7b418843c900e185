-- By what a payer chose to pay: a wallet's name for the aggregated channel, or the bank's way. Null in rows from before:
-- they are of the first method of their channel.
ALTER TABLE recharges ADD COLUMN method text;

-- The simulated cashier shows as whose it stands there.
ALTER TABLE sandbox_charges ADD COLUMN method text;
