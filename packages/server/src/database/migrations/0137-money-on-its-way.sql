-- Until when the order can be paid for which a recharge was begun, and when its channel said last that nothing was paid: nobody is late
-- whose money may have been sent in time.
ALTER TABLE recharges ADD COLUMN pay_by bigint;
ALTER TABLE recharges ADD COLUMN unpaid_at bigint;
-- When somebody paid at the played provider.
ALTER TABLE sandbox_charges ADD COLUMN paid_at bigint;
