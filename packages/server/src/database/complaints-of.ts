import type { Database } from './database.ts'

/** Rows that should not be there, and what is wrong with one of them, in words. */
export interface Check {
  readonly sql: string
  readonly words: (row: Complaint) => string
}

interface Complaint {
  readonly id: string
  readonly has: number
  readonly wants: number
}

const MOST_TOLD = 20

/** What the checks find in one moment of the database, so that they may run beside servers that write; nothing when all is right. */
export async function complaintsOf(db: Database, checks: readonly Check[]): Promise<readonly string[]> {
  return db.transaction(
    async (tx) => {
      const complaints: string[] = []
      for (const { sql, words } of checks) {
        for (const row of await tx.query<Complaint>(`${sql} LIMIT ${MOST_TOLD}`)) complaints.push(words(row))
      }
      return complaints
    },
    { isolation: 'repeatable read' },
  )
}
