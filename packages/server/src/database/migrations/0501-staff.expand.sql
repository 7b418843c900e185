-- Staff admins read of it on each visit of Today.
CREATE INDEX CONCURRENTLY staff_log_alerts ON staff_log (number) WHERE act = 'break-glass';
