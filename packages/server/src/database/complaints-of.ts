import type { Database } from './database.ts'

/** Rows that should not be there, and what is wrong with one of them, in words. */
export interface Check {
  readonly sql: string
  readonly message: (row: Complaint) => string
}

interface Complaint {
  readonly id: string
  readonly has: number
  readonly wants: number
}

const MAX_FOREIGN_TEXT = 20

/** All checks read one snapshot, so they may run beside servers that write. Empty where all is right. */
export async function complaintsOf(db: Database, checks: readonly Check[]): Promise<readonly string[]> {
  return db.transaction(
    async (tx) => {
      // To compile a statement takes longer than what moved since the last seal takes to read.
      await tx.script('SET LOCAL jit = off')
      const complaints: string[] = []
      for (const { sql, message } of checks) {
        for (const row of await tx.query<Complaint>(`${sql} LIMIT ${MAX_FOREIGN_TEXT}`)) complaints.push(message(row))
      }
      return complaints
    },
    { isolation: 'repeatable read', isUnlimited: true },
  )
}
