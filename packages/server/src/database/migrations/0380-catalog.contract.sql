DROP INDEX CONCURRENTLY IF EXISTS shops_by_kind_and_price;
