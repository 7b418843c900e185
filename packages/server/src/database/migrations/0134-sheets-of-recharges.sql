-- A recharge that is paid in WeChat's sheet has a name at the channel and a payer, and no address.
ALTER TABLE recharges ADD COLUMN cashier_prepay text;
ALTER TABLE recharges ADD COLUMN cashier_payer text;
ALTER TABLE recharges ADD CONSTRAINT recharges_cashier CHECK ((cashier_prepay IS NULL) = (cashier_payer IS NULL) AND (cashier_prepay IS NULL OR cashier_url IS NULL));
