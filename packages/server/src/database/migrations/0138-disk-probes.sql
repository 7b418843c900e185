-- Written anew whenever somebody asks whether there is room to write: see `probe-database.ts`. It holds nothing of anybody.
CREATE TABLE disk_probes (filling text NOT NULL);
