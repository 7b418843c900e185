-- A shop is found by its number, with or without its signs and in any letter case.
CREATE INDEX shops_number ON shops (regexp_replace(lower(id), '[^a-z0-9]', '', 'g'));
