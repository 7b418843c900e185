import { keepKnownIdentity } from '../../account/index.ts'
import { earlierIdentity } from '@diandu/core/account'
import { isProven, PROOFS, type ContractRecord, type Proof } from '@diandu/core/contracts'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { selectContracts } from '../contract-store.ts'

/** So many users are read at once: each row of a contract is unsealed for it. */
const BATCH = 50

/**
 * Remembers whom proofs have shown that were finished before that was kept. What is sealed the database cannot read, so
 * that a migration only leaves the users' ids; once they are read nothing is left to do. Answers how many were read.
 */
export function recogniseEarlier(db: Database, box: DataBox): Promise<number> {
  return db.transaction(async (tx) => {
    const users = await tx.query<{ id: string; isOpen: boolean }>(
      `SELECT n.user_id AS id, coalesce(u.closed_at IS NULL, false) AS is_open
       FROM unread_identities n LEFT JOIN users u ON u.id = n.user_id
       ORDER BY n.user_id LIMIT $1 FOR UPDATE OF n SKIP LOCKED`,
      [BATCH],
    )
    for (const { id, isOpen } of users) {
      const shown = isOpen ? earlierIdentity(await shownBy(tx, box, id)) : null
      if (shown !== null) await keepKnownIdentity(tx, id, shown, { box, nowMs: shown.provenAt })
      await tx.change('DELETE FROM unread_identities WHERE user_id = $1', [id])
    }
    return users.length
  })
}

/**
 * Whom each contract of a user has shown them to be. A proof is of the signer who is there: of any other person it
 * would have been refused.
 */
async function shownBy(db: Queries, box: DataBox, userId: string) {
  const contracts = await selectContracts(db, box, 'WHERE c.seller_id = $1 OR c.buyer_id = $1', [userId])
  const proven = contracts.flatMap((contract) => {
    const { signer, proofs } = contract[partyOf(contract, userId)]
    const own = proofs.filter((proof) => proof !== 'on-record' && PROOFS[proof].of === 'person')
    return isProven('person', own) ? [{ contract, signer, own }] : []
  })
  return Promise.all(
    proven.map(async ({ contract, signer: { name, residentId }, own }) => ({
      name,
      residentId,
      provenAt: await provenAt(db, contract, userId, own),
    })),
  )
}

const partyOf = ({ sellerId }: ContractRecord, userId: string) => (sellerId === userId ? 'seller' : 'buyer')

/** When it was enough: with the last piece of evidence; with the draft where none was kept. */
async function provenAt(
  db: Queries,
  contract: ContractRecord,
  userId: string,
  proofs: readonly Proof[],
): Promise<number> {
  const [row] = await db.query<{ at: number | null }>(
    `SELECT max(kept_at) AS at FROM contract_evidence
     WHERE contract_id = $1 AND kind = 'identity' AND party = $2 AND shown_by = ANY($3::text[])`,
    [contract.id, partyOf(contract, userId), [...proofs]],
  )
  return row?.at ?? contract.draftedAt
}
