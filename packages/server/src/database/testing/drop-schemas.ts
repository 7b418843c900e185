import { openPostgresql } from '../engines/open-postgresql.ts'
import { schemasOfRun } from './migrated-postgresql.ts'

/** After the last test: the schemas that the workers of this run had on PostgreSQL are taken away. */
export async function teardown(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  if (url === '') return
  const server = await openPostgresql({ url, maxConnections: 1 })
  const schemas = await server.query<{ name: string }>(
    'SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
    [schemasOfRun()],
  )
  for (const { name } of schemas) await server.change(`DROP SCHEMA ${name} CASCADE`)
  const databases = await server.query<{ name: string }>(
    'SELECT quote_ident(datname) AS name FROM pg_database WHERE starts_with(datname, $1)',
    [schemasOfRun()],
  )
  for (const { name } of databases) await server.change(`DROP DATABASE ${name} WITH (FORCE)`)
  await server.close()
}
