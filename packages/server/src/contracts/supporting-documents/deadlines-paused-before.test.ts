import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { readMigrations } from '../../database/migrate.ts'
import type { Transaction } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'

const D = DAY_MS
const THREE = 3 * D

interface InsertedDocument {
  readonly party?: 'seller' | 'buyer'
  readonly kind?: 'consent' | 'equity'
  readonly standing?: 'waiting' | 'accepted' | 'refused'
  /** When something was submitted, or refused where it is negative; the last one stands. */
  readonly at: readonly number[]
}

interface Situation {
  readonly order?: number
  readonly contract?: number
  readonly sellerSignedAt?: number | null
  readonly papers: readonly InsertedDocument[]
  /** Since when the buyer's deadline is paused, once the platform knows of that. */
  readonly since: number | null
}

/** Each as it stood before; the seller signed at 0, unless it is said. */
const SITUATIONS: Readonly<Record<string, Situation>> = {
  waiting: { papers: [{ at: [D] }], since: D },
  'two wait': { papers: [{ at: [2 * D] }, { kind: 'consent', at: [D] }], since: D },
  'one of two waits': { papers: [{ at: [2 * D] }, { kind: 'consent', at: [D], standing: 'accepted' }], since: 2 * D },
  'handed in before the seller signed': { sellerSignedAt: D, papers: [{ at: [1] }], since: 1 },
  'the seller has not signed': { contract: 1, sellerSignedAt: null, papers: [{ at: [D] }], since: D },
  'handed in at the last instant': { papers: [{ at: [THREE] }], since: THREE },
  'handed in too late': { papers: [{ at: [THREE + 1] }], since: null },
  'another picture in the place of one that waits': { papers: [{ at: [D, 2 * D] }], since: D },
  'another one after a refusal': { papers: [{ at: [D, -2 * D, 2 * D + 1] }], since: 2 * D + 1 },
  'after a refusal another picture': { papers: [{ at: [D, -2 * D, 2 * D + 1, 2 * D + 2] }], since: 2 * D + 1 },
  'the seller’s waits': { contract: 1, sellerSignedAt: null, papers: [{ party: 'seller', at: [D] }], since: null },
  accepted: { papers: [{ at: [D], standing: 'accepted' }], since: null },
  refused: { papers: [{ at: [D], standing: 'refused' }], since: null },
  'nothing handed in': { papers: [], since: null },
  'signed by all': { order: 5, contract: 3, papers: [{ kind: 'consent', at: [D] }], since: null },
  'written off, not swept': { order: 8, papers: [{ at: [D] }], since: null },
  'written off': { order: 8, contract: 4, papers: [{ at: [D] }], since: null },
  'the seller failed': { order: 9, contract: 5, papers: [{ at: [D] }], since: null },
}

async function insertSituation(
  tx: Transaction,
  id: string,
  { order = 4, contract = 2, sellerSignedAt = 0, papers }: Situation,
): Promise<void> {
  await tx.change(
    `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen, service_fee_fen, placed_at, pay_by, seller_signed_at)
     VALUES ($1, $1, 'b', 's', $1, '', 1, 'flagship', 'full', '', $2, 1, 1, 0, 1, $3)`,
    [id, order, sellerSignedAt],
  )
  await tx.change(
    "INSERT INTO contracts (id, order_id, number, seller_id, buyer_id, status, terms, drafted_at) VALUES ($1, $1, $1, 's', 'b', $2, '{}'::jsonb, 0)",
    [id, contract],
  )
  for (const { party = 'buyer', kind = 'equity', standing = 'waiting', at } of papers) {
    for (const when of at) {
      await tx.change(
        "INSERT INTO signing_paper_steps (contract_id, party, kind, paper_id, digest, what, done_by, why, at) VALUES ($1, $2, $3, '', '', $4, '', '', $5)",
        [id, party, kind, when < 0 ? 'refused' : 'handed in', Math.abs(when)],
      )
    }
    const [handedInAt, reason] = [at.at(-1) ?? 0, standing === 'refused' ? 'no' : '']
    await tx.change(
      'INSERT INTO signing_papers (contract_id, party, kind, id, picture_id, digest, handed_in_at, standing, decided_at, reason) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [
        id,
        party,
        kind,
        `${id} ${party} ${kind}`,
        'p',
        'a'.repeat(64),
        handedInAt,
        standing,
        standing === 'waiting' ? null : handedInAt,
        reason,
      ],
    )
  }
}

describeOnEachEngine('Orders whose buyer’s document waited before deadlines could be paused', (open) => {
  it('are paused since it was first submitted, where that was in time and the order is to be signed (ORD-80)', async () => {
    const db = await open()
    const migrations = (await readMigrations()).filter(
      ({ name }) => name === '0125-signing-days' || name === '0130-held-since-handed-in',
    )
    expect(migrations).toHaveLength(2)
    const undone = new Error('The worker’s database is shared')
    const deadlines: Record<string, unknown> = {}
    const tried = db.transaction(async (tx) => {
      await tx.script('ALTER TABLE contracts DROP COLUMN sign_held_since, DROP COLUMN sign_extended_to')
      for (const [id, situation] of Object.entries(SITUATIONS)) await insertSituation(tx, id, situation)
      for (const { sql } of migrations) await tx.script(sql)
      const rows = await tx.query<{ id: string; since: number | null; to: number | null }>(
        'SELECT id, sign_held_since AS since, sign_extended_to AS to FROM contracts',
      )
      for (const { id, since, to } of rows) deadlines[id] = [since, to]
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
    expect(deadlines).toEqual(
      Object.fromEntries(Object.entries(SITUATIONS).map(([id, { since }]) => [id, [since, null]])),
    )
  })
})
