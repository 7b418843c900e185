export type { Database, Queries, SqlValue, Transaction } from './database.ts'
export { migrate, readMigrations } from './migrate.ts'
export { openDatabase } from './open-database.ts'
export { unlessTaken } from './unless-taken.ts'
