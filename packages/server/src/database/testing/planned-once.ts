import type { Database } from '../database.ts'

/**
 * A long statement that a test asks again and again. As a function of the database it is planned once, which takes
 * several times as long as to carry it out. `columns` are those of its rows, with their types; `sql` may follow from
 * the tables that there are.
 */
export function plannedOnce<Row>(
  name: string,
  columns: string,
  sql: (db: Database) => string | Promise<string>,
): (db: Database) => Promise<readonly Row[]> {
  const made = new WeakMap<Database, Promise<unknown>>()
  const make = async (db: Database): Promise<void> =>
    void (await db.change(
      `CREATE OR REPLACE FUNCTION ${name}() RETURNS TABLE (${columns}) LANGUAGE plpgsql STABLE AS $$
       #variable_conflict use_column
       BEGIN RETURN QUERY ${await sql(db)}; END $$`,
    ))
  return async (db) => {
    if (!made.has(db)) made.set(db, make(db))
    await made.get(db)
    return db.query<Row>(`SELECT * FROM ${name}()`)
  }
}
