import { DAY_MS } from '@diandu/core/kernel'
import type { Transaction } from '../../database/index.ts'

/**
 * Who asks for a code: the owner of the mobile, as far as can be told, or another visitor, by a name that is counted.
 */
export type Asker = { readonly kind: 'owner' } | { readonly kind: 'stranger'; readonly name: string }

interface Budget {
  readonly name: string
  readonly max: number
}

const MAX_A_DAY = { owner: 10, strangers: 10, oneStranger: 5, oneStrangersMobiles: 100 } as const

/** The budgets that a code to a mobile counts against. Strangers together never touch the owner's. */
function budgetsOf(mobile: string, asker: Asker): readonly Budget[] {
  if (asker.kind === 'owner') return [{ name: `owner ${mobile}`, max: MAX_A_DAY.owner }]
  return [
    { name: `stranger ${asker.name}`, max: MAX_A_DAY.oneStrangersMobiles },
    { name: `stranger ${asker.name} ${mobile}`, max: MAX_A_DAY.oneStranger },
    { name: `strangers ${mobile}`, max: MAX_A_DAY.strangers },
  ]
}

/**
 * Holds what is counted until the transaction ends, so that two who ask at once are counted one after the other; false
 * where something is spent.
 */
export async function holdBudgets(tx: Transaction, mobile: string, asker: Asker, nowMs: number): Promise<boolean> {
  let hasAll = true
  // In one order, so that two never wait for each other.
  for (const { name, max } of budgetsOf(mobile, asker)) {
    const [budget] = await tx.query<{ sent: number }>(
      `INSERT INTO code_budgets AS known (name, day_begun_at, sent) VALUES ($1, $2::int8, 0)
       ON CONFLICT (name) DO UPDATE SET
         sent = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN 0 ELSE known.sent END,
         day_begun_at = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN $2::int8 ELSE known.day_begun_at END
       RETURNING sent`,
      [name, nowMs, DAY_MS],
    )
    hasAll &&= budget !== undefined && budget.sent < max
  }
  return hasAll
}

export async function spendBudgets(tx: Transaction, mobile: string, asker: Asker): Promise<void> {
  await tx.change('UPDATE code_budgets SET sent = sent + 1 WHERE name = ANY($1::text[])', [
    budgetsOf(mobile, asker).map(({ name }) => name),
  ])
}
