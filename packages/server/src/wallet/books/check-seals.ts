import { archivedUntil } from '../../archive/index.ts'
import { complaintsOf, type Check, type Database } from '../../database/index.ts'
import { figuresOf, readSeals } from './seal-store.ts'

/** Every seal against the rows that it closed, and what is kept of each account against all of them. */
export async function checkSeals(db: Database): Promise<readonly string[]> {
  const archived = await archivedUntil(db, 'entries')
  const broken = await db.transaction(
    async (tx) => {
      const complaints: string[] = []
      for (const { fromAt, untilAt, sha256, sumFen, postings, feesFen, couponsFen } of await readSeals(tx)) {
        if (untilAt <= archived) continue
        const now = await figuresOf(tx, fromAt, untilAt)
        if (now.sha256 !== sha256)
          complaints.push(
            `The ledger from ${timeOf(fromAt)} until ${timeOf(untilAt)} is not what it was when it was sealed: ${now.postings} postings of ${now.sumFen} fen, and ${postings} of ${sumFen} fen then.`,
          )
        if (feesFen !== null && (now.feesFen !== feesFen || now.couponsFen !== couponsFen))
          complaints.push(
            `Fees and coupons from ${timeOf(fromAt)} until ${timeOf(untilAt)} are noted as ${feesFen} and ${couponsFen} fen, their entries sum to ${now.feesFen} and ${now.couponsFen}.`,
          )
      }
      return complaints
    },
    { isolation: 'repeatable read', isUnlimited: true },
  )
  return [...broken, ...(await complaintsOf(db, [SUMS]))]
}

const timeOf = (ms: number): string => new Date(ms).toISOString()

const SUMS: Check = {
  sql: `SELECT id, has, wants FROM (
          SELECT coalesce(s.account_id, e.account_id) AS id, coalesce(s.balance_fen, 0) AS has, coalesce(e.sum_fen, 0) AS wants
          FROM sealed_balances s FULL JOIN (
            SELECT account_id, sum(amount_fen)::int8 AS sum_fen FROM (
              SELECT e.account_id, e.amount_fen FROM postings p JOIN entries e ON e.posting_id = p.id WHERE p.posted_at < (SELECT max(until_at) FROM book_seals)
              UNION ALL SELECT account_id, balance_fen FROM archived_balances
            ) sealed GROUP BY account_id
          ) e ON e.account_id = s.account_id
        ) both_sides WHERE has <> wants`,
  message: ({ id, has, wants }) => `What is sealed of account ${id} is ${has} fen, its sealed entries sum to ${wants}.`,
}
