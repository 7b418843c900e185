-- An announcement in English, where its publisher wrote it; readers of English find the other words else.
ALTER TABLE announcements ADD COLUMN title_en text;
ALTER TABLE announcements ADD COLUMN body_en text;
