import type { Database } from '../database.ts'

/** Larger tables are truncated, so that dead rows do not pile up. */
const MAX_DELETED_BYTES = 128 * 1024

/**
 * Empties every table but the list of migrations, and starts the counters again: one statement, because it comes before
 * every test. Only tables with a page can have rows. Their few rows are deleted, for to truncate a table makes all its
 * files again, which takes ten times as long. Only of this schema is anything asked: another worker may be taking its
 * own away.
 */
const EMPTY = `DO $$
DECLARE
  filled record;
BEGIN
  FOR filled IN
    SELECT quote_ident(relname) AS name, oid, reltoastrelid FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' AND pg_relation_size(oid) > 0
  LOOP
    IF pg_relation_size(filled.oid) > ${MAX_DELETED_BYTES} OR (filled.reltoastrelid <> 0 AND pg_relation_size(filled.reltoastrelid) > ${MAX_DELETED_BYTES}) THEN
      EXECUTE 'TRUNCATE ' || filled.name || ' CASCADE';
    ELSE
      EXECUTE 'DELETE FROM ' || filled.name;
    END IF;
  END LOOP;
  PERFORM setval(seqrelid, seqstart, false) FROM (
    SELECT seqrelid, seqstart FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid
    WHERE relnamespace = current_schema()::regnamespace OFFSET 0
  ) mine WHERE pg_sequence_last_value(seqrelid) IS NOT NULL;
END
$$`

export const emptyTables = async (database: Database): Promise<void> => void (await database.change(EMPTY))
