-- The log about one user.
CREATE INDEX CONCURRENTLY staff_log_user_id ON staff_log (user_id, number);
