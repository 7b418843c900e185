export type { Database, EngineName, Isolation, Queries, SqlValue, Transaction } from './database.ts'
export { migrate, readMigrations, type Migration } from './migrate.ts'
export { openDatabase, type DatabaseChoice } from './open-database.ts'
export { isUniqueViolation } from './sql-failure.ts'
