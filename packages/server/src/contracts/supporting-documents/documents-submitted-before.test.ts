import { expect, it } from 'vitest'
import { readMigrations } from '../../database/migrate.ts'
import type { Transaction } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { supportingDocumentsOf } from './supporting-document-store.ts'

const digest = (letter: string) => letter.repeat(64)

/**
 * A contract whose seller signs for another, with their consent, and whose buyer is a company that showed its shares
 * twice.
 */
async function oldContract(
  tx: Transaction,
  id: string,
  {
    status,
    signed,
    isElsewhere = false,
  }: { readonly status: number; readonly signed: readonly string[]; readonly isElsewhere?: boolean },
): Promise<void> {
  await tx.change(
    "INSERT INTO contracts (id, order_id, number, seller_id, buyer_id, status, terms, drafted_at) VALUES ($1, $1, $1, 's', 'b', $2, '{}'::jsonb, 1)",
    [id, status],
  )
  await tx.change(
    "INSERT INTO contract_parties (contract_id, party, people, proofs, consent_paper) VALUES ($1, 'seller', ''::bytea, '{bank}', $1 || '-consent'), ($1, 'buyer', ''::bytea, '{legal-representative,equity}', NULL)",
    [id],
  )
  for (const [place, picture] of ['first', 'second'].entries()) {
    await tx.change(
      "INSERT INTO pictures (id, user_id, content_hash, added_at, is_used) VALUES ($1, 'b', $1, $2, true)",
      [`${id}-${picture}`, place],
    )
    await tx.change(
      "INSERT INTO picture_uses (used_for, picture_id) VALUES ('proof ' || $1::text || ' buyer equity', $2)",
      [id, `${id}-${picture}`],
    )
  }
  const evidence = [
    ['consent', 'seller', 'e', `${id}-before`],
    ['consent', 'seller', 'a', `${id}-consent`],
    ['identity', 'seller', 'b', 'bank'],
    ['identity', 'buyer', 'c', 'equity'],
    ['identity', 'buyer', 'd', 'equity dddddddd'],
  ] as const
  for (const [at, [kind, party, letter, by]] of evidence.entries()) {
    await tx.change(
      "INSERT INTO contract_evidence (id, contract_id, kind, party, digest, shown_by, network, kept_at) VALUES ($1, $2, $3, $4, $5, $6, '', $7)",
      [`${id}-${at}`, id, kind, party, digest(letter), by, at],
    )
  }
  for (const party of signed)
    await tx.change(
      "INSERT INTO contract_signatures (contract_id, party, way, signed_at) VALUES ($1, $2, 'manual', 9)",
      [id, party],
    )
  if (isElsewhere)
    await tx.change(
      "INSERT INTO contract_flows (contract_id, flow_id, begun_at, paper_digest) VALUES ($1, $1, 9, '')",
      [id],
    )
}

describeOnEachEngine('Documents that were submitted before the platform decided on them', (open) => {
  it('are good where their party has signed, or signs at a provider already, and wait otherwise (CTR-45)', async () => {
    const db = await open()
    const migrations = await readMigrations()
    const sqlOf = (wanted: string): string => migrations.find(({ name }) => name === wanted)?.sql ?? ''
    const undone = new Error('The worker’s database is shared')
    const messages: string[] = []
    const tried = db.transaction(async (tx) => {
      for (const before of [
        'DROP TABLE signing_papers',
        'DROP TABLE signing_paper_steps',
        'ALTER TABLE contract_parties ADD COLUMN consent_paper text',
      ])
        await tx.change(before, [])
      await oldContract(tx, 'unsigned', { status: 1, signed: [] })
      await oldContract(tx, 'half', { status: 2, signed: ['seller'] })
      await oldContract(tx, 'elsewhere', { status: 1, signed: [], isElsewhere: true })
      await oldContract(tx, 'whole', { status: 3, signed: ['seller', 'buyer', 'house'] })
      await tx.script(sqlOf('0117-signing-papers'))
      await tx.script(sqlOf('0127-replaced-papers'))
      for (const { contractId, kind, party, digest: shown, pictureId, standing } of await supportingDocumentsOf(tx, [
        'unsigned',
        'half',
        'elsewhere',
        'whole',
      ]))
        messages.push([contractId, party, kind, shown[0], pictureId, standing.is].join(' '))
      messages.push(
        String((await tx.query("SELECT 1 FROM signing_paper_steps WHERE what = 'accepted' AND why <> ''")).length),
      )
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
    const papers = (id: string, buyer: string, seller: string) => [
      `${id} buyer equity d ${id}-second ${buyer}`,
      `${id} seller consent a ${id}-consent ${seller}`,
    ]
    expect(messages).toEqual([
      ...papers('elsewhere', 'accepted', 'accepted'),
      ...papers('half', 'waiting', 'accepted'),
      ...papers('unsigned', 'waiting', 'waiting'),
      ...papers('whole', 'accepted', 'accepted'),
      '5',
    ])
  })
})
