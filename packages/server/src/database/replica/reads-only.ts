import type { Reads } from '../database.ts'

const READS = /^\s*(?:SELECT|WITH)\b/i
const WRITES =
  /\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|FOR (?:NO KEY )?UPDATE|FOR (?:KEY )?SHARE|nextval|setval|pg_advisory_\w+|pg_notify)\b/

/** True for a statement that leaves nothing behind, as a replica takes it. */
export const isReading = (sql: string): boolean => READS.test(sql) && !WRITES.test(sql)

/** Refuses writing statements without a replica too, so that they are noticed before there is one. */
export const readsOnly = (answer: Reads): Reads => ({
  async query(sql, parameters, planning) {
    if (!isReading(sql)) throw new Error('A statement of a call that only reads would write, or lock.')
    return answer.query(sql, parameters, planning)
  },
})
