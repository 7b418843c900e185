import {
  CONTRACT_STATUSES,
  type SupportingDocumentKind,
  type DocumentStanding,
  type SupportingDocument,
  type SigningParty,
} from '@diandu/core/contracts'
import { updateRow, upsertRow, type Queries, type Transaction } from '../../database/index.ts'
import { canBeSignedNow } from '../../order-status-sql/index.ts'
import { SIGN_ENDS_AT } from '../../orders/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

/** A document as the platform keeps it: whose it is, and which picture shows it. */
export interface SupportingDocumentRecord extends SupportingDocument {
  readonly id: string
  readonly contractId: string
  readonly party: SigningParty
  readonly pictureId: string
}

interface SupportingDocumentRow {
  readonly id: string
  readonly contractId: string
  readonly party: SigningParty
  readonly kind: SupportingDocumentKind
  readonly pictureId: string
  readonly digest: string
  readonly handedInAt: number
  readonly standing: DocumentStanding['is']
  readonly decidedAt: number | null
  readonly reason: string
  readonly replaced: number
}

const COLUMNS = `id, contract_id, party, kind, picture_id, digest, handed_in_at, standing, decided_at, reason, replaced`

export async function supportingDocumentsOf(
  db: Queries,
  contractIds: readonly string[],
): Promise<readonly SupportingDocumentRecord[]> {
  const rows = await db.query<SupportingDocumentRow>(
    `SELECT ${COLUMNS} FROM signing_papers WHERE contract_id = ANY($1::text[]) ORDER BY contract_id, party, kind`,
    [contractIds],
  )
  return rows.map(supportingDocumentFrom)
}

export async function findSupportingDocument(db: Queries, id: string): Promise<SupportingDocumentRecord | undefined> {
  const [row] = await db.query<SupportingDocumentRow>(`SELECT ${COLUMNS} FROM signing_papers WHERE id = $1`, [id])
  return row && supportingDocumentFrom(row)
}

/** How many other users have submitted the same document. */
export async function othersWithSameDocument(db: Queries, digest: string, userId: string): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `SELECT count(DISTINCT by.user_id)::int8 AS count FROM signing_papers p JOIN contracts c ON c.id = p.contract_id
       CROSS JOIN LATERAL (SELECT CASE p.party WHEN 'seller' THEN c.seller_id ELSE c.buyer_id END AS user_id) AS by
     WHERE p.digest = $1 AND by.user_id <> $2`,
    [digest, userId],
  )
  return found?.count ?? 0
}

export type NewSupportingDocument = Omit<SupportingDocumentRecord, 'standing'>

/**
 * Stores a document that was submitted, in place of the one before. A review of that one does not count for this one.
 */
export async function storeSupportingDocument(
  tx: Transaction,
  { id, contractId, party, kind, pictureId, digest, handedInAt, replaced }: NewSupportingDocument,
): Promise<void> {
  announceQueue(tx, 'papers', id)
  await upsertRow(tx, 'signing_papers', {
    key: { contractId, party, kind },
    set: { id, pictureId, digest, handedInAt, replaced, standing: 'waiting', decidedAt: null, reason: '' },
  })
}

/** False where the document was replaced or decided meanwhile. */
export async function settleSupportingDocument(
  tx: Transaction,
  { id, digest }: Pick<SupportingDocumentRecord, 'id' | 'digest'>,
  standing: Exclude<DocumentStanding, { is: 'waiting' }>,
): Promise<boolean> {
  const reason = standing.is === 'refused' ? standing.reason : ''
  announceQueue(tx, 'papers', id)
  return updateRow(tx, 'signing_papers', {
    set: { standing: standing.is, decidedAt: standing.at, reason },
    where: { id, digest, standing: 'waiting' },
  })
}

/**
 * The shop has a new owner: consents and company documents of another owner are no longer valid.
 */
export async function forgetSupportingDocuments(
  tx: Transaction,
  contractId: string,
  party: SigningParty,
): Promise<readonly SupportingDocumentRecord[]> {
  announceQueue(tx, 'papers')
  const rows = await tx.query<SupportingDocumentRow>(
    `DELETE FROM signing_papers WHERE contract_id = $1 AND party = $2 RETURNING ${COLUMNS}`,
    [contractId, party],
  )
  return rows.map(supportingDocumentFrom)
}

/** One that waits for the platform, and what its reviewer has to know. */
export interface WaitingDocument extends SupportingDocumentRecord {
  readonly number: string
  readonly shopTitle: string
  /** The last instant at which its party could sign, had the platform nothing to review; once that is fixed. */
  readonly signBy: number | null
}

/** Of `p` those that wait for the platform at `$1`: their contract can still be signed, and not without them. */
const AWAITING_REVIEW = `FROM signing_papers p JOIN contracts c ON c.id = p.contract_id JOIN orders o ON o.id = c.order_id
     WHERE p.standing = 'waiting' AND c.status IN (${CONTRACT_STATUSES.draft}, ${CONTRACT_STATUSES['seller-signed']}, ${CONTRACT_STATUSES['buyer-signed']}) AND ${canBeSignedNow('o')} AND (o.seller_signed_at IS NULL OR c.sign_held_since IS NOT NULL OR ${SIGN_ENDS_AT} >= $1::int8)
       AND NOT EXISTS (SELECT 1 FROM contract_signatures s WHERE s.contract_id = c.id AND s.party = p.party)`

/** Each that waits, and since when. */
export const DOCUMENTS_WAIT_SINCE = `SELECT p.id, p.handed_in_at AS since ${AWAITING_REVIEW}`

/** Documents that wait for the platform, those first whose party has the least time left, then the longest waiting. */
export async function waitingDocuments(db: Queries, nowMs: number): Promise<readonly WaitingDocument[]> {
  const rows = await db.query<SupportingDocumentRow & Pick<WaitingDocument, 'number' | 'shopTitle' | 'signBy'>>(
    `SELECT p.id, p.contract_id, p.party, p.kind, p.picture_id, p.digest, p.handed_in_at, p.standing, p.decided_at, p.reason, p.replaced,
       c.number, o.shop_title, CASE WHEN p.party = 'buyer' THEN ${SIGN_ENDS_AT} END AS sign_by
     ${AWAITING_REVIEW}
     ORDER BY 14 NULLS LAST, p.handed_in_at, p.id`,
    [nowMs],
  )
  return rows.map(({ number, shopTitle, signBy, ...row }) => ({
    ...supportingDocumentFrom(row),
    number,
    shopTitle,
    signBy,
  }))
}

function supportingDocumentFrom({
  standing,
  decidedAt,
  reason,
  ...paper
}: SupportingDocumentRow): SupportingDocumentRecord {
  const at = decidedAt ?? 0
  return {
    ...paper,
    standing:
      standing === 'refused'
        ? { is: standing, at, reason }
        : standing === 'accepted'
          ? { is: standing, at }
          : { is: standing },
  }
}
