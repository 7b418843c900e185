-- What the listing of an order said when it was placed: what was promised, whatever becomes of the listing. Orders from before this have none:
-- nobody can say any more what their buyers read, so their pages and contracts say that it was not kept, and papers that are drawn stay.
CREATE TABLE order_listings (
  order_id text PRIMARY KEY,
  listing jsonb NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What an order was placed on does not change.';
END
$$;
CREATE TRIGGER order_listings_stay BEFORE UPDATE ON order_listings FOR EACH ROW EXECUTE FUNCTION refuse_change();
