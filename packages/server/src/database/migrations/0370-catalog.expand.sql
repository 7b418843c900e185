-- The figures by which lists are filtered and that have no column of their own, by their names: a listing may have none.
ALTER TABLE shops ADD COLUMN filtered_figures jsonb NOT NULL DEFAULT '{}';
