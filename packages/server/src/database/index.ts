export type { Database, Queries, SqlValue, Transaction } from './database.ts'
export { migrate, readMigrations } from './migrate.ts'
export { openDatabase } from './open-database.ts'
