import { plannedOnce } from '../../database/testing/planned-once.ts'

/**
 * Every row of every table, but for the audit log: that something was refused is written down. Sixty tables, twice for
 * each call.
 */
export const everyRow = plannedOnce<unknown>('every_row', 'name text, content jsonb', async (db) => {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'audit_lines' ORDER BY 1`,
  )
  const rows = tables.map(({ name }) => `SELECT '${name}' AS name, to_jsonb(t) AS content FROM ${name} t`)
  return `SELECT name, content FROM (${rows.join(' UNION ALL ')}) everything ORDER BY name, content::text`
})
