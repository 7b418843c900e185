import type { PaperKind, PaperStanding, SigningPaper } from '@diandu/core/contracts'
import type { Queries, Transaction } from '../../database/index.ts'
import { SIGN_ENDS_AT } from '../../orders/index.ts'
import type { SigningParty } from '../kept-contract.ts'

/** A paper as the house keeps it: whose it is, and which picture shows it. */
export interface KeptSigningPaper extends SigningPaper {
  readonly id: string
  readonly contractId: string
  readonly party: SigningParty
  readonly pictureId: string
}

interface PaperRow {
  readonly id: string
  readonly contractId: string
  readonly party: SigningParty
  readonly kind: PaperKind
  readonly pictureId: string
  readonly digest: string
  readonly handedInAt: number
  readonly standing: PaperStanding['is']
  readonly decidedAt: number | null
  readonly reason: string
  readonly replaced: number
}

const COLUMNS = `id, contract_id AS "contractId", party, kind, picture_id AS "pictureId", digest, handed_in_at AS "handedInAt", standing, decided_at AS "decidedAt", reason, replaced`

/** What stands for these contracts, each kind in its place. */
export async function signingPapersOf(db: Queries, contractIds: readonly string[]): Promise<readonly KeptSigningPaper[]> {
  const rows = await db.query<PaperRow>(`SELECT ${COLUMNS} FROM signing_papers WHERE contract_id = ANY($1::text[]) ORDER BY contract_id, party, kind`, [contractIds])
  return rows.map(paperFrom)
}

export async function findSigningPaper(db: Queries, id: string): Promise<KeptSigningPaper | undefined> {
  const [row] = await db.query<PaperRow>(`SELECT ${COLUMNS} FROM signing_papers WHERE id = $1`, [id])
  return row && paperFrom(row)
}

export type NewSigningPaper = Omit<KeptSigningPaper, 'standing'>

/** Keeps a paper that was handed in, in place of the one before. Whoever looked at that one has looked at another. */
export async function keepSigningPaper(tx: Transaction, { id, contractId, party, kind, pictureId, digest, handedInAt, replaced }: NewSigningPaper): Promise<void> {
  await tx.change(
    `INSERT INTO signing_papers (id, contract_id, party, kind, picture_id, digest, handed_in_at, replaced) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (contract_id, party, kind) DO UPDATE SET id = excluded.id, picture_id = excluded.picture_id, digest = excluded.digest,
       handed_in_at = excluded.handed_in_at, replaced = excluded.replaced, standing = 'waiting', decided_at = NULL, reason = ''`,
    [id, contractId, party, kind, pictureId, digest, handedInAt, replaced],
  )
}

/** What the house says of a paper, if it is still the one that was looked at and waits; answers whether it was. */
export async function settleSigningPaper(tx: Transaction, { id, digest }: Pick<KeptSigningPaper, 'id' | 'digest'>, standing: Exclude<PaperStanding, { is: 'waiting' }>): Promise<boolean> {
  const reason = standing.is === 'refused' ? standing.reason : ''
  return (await tx.change("UPDATE signing_papers SET standing = $3, decided_at = $4, reason = $5 WHERE id = $1 AND digest = $2 AND standing = 'waiting'", [id, digest, standing.is, standing.at, reason])) === 1
}

/** Whose shop it is has changed: what another owner allowed, and what was shown of another company, stands for nothing. */
export async function forgetSigningPapers(tx: Transaction, contractId: string, party: SigningParty): Promise<readonly KeptSigningPaper[]> {
  const rows = await tx.query<PaperRow>(`DELETE FROM signing_papers WHERE contract_id = $1 AND party = $2 RETURNING ${COLUMNS}`, [contractId, party])
  return rows.map(paperFrom)
}

/** One that waits for the house, and what its reviewer has to know. */
export interface WaitingPaper extends KeptSigningPaper {
  readonly number: string
  readonly shopTitle: string
  /** The last instant at which its party could sign, had the house nothing to look at; once that is fixed. */
  readonly signBy: number | null
}

/** Papers that wait for the house, those first whose party has the least time left, then the longest waiting. */
export async function waitingPapers(db: Queries, nowMs: number): Promise<readonly WaitingPaper[]> {
  const rows = await db.query<PaperRow & Pick<WaitingPaper, 'number' | 'shopTitle' | 'signBy'>>(
    `SELECT p.id, p.contract_id AS "contractId", p.party, p.kind, p.picture_id AS "pictureId", p.digest, p.handed_in_at AS "handedInAt", p.standing, p.decided_at AS "decidedAt", p.reason, p.replaced,
       c.number, o.shop_title AS "shopTitle", CASE WHEN p.party = 'buyer' THEN ${SIGN_ENDS_AT} END AS "signBy"
     FROM signing_papers p JOIN contracts c ON c.id = p.contract_id JOIN orders o ON o.id = c.order_id
     WHERE p.standing = 'waiting' AND c.status IN (1, 2) AND o.status = 4 AND (o.seller_signed_at IS NULL OR c.sign_held_since IS NOT NULL OR ${SIGN_ENDS_AT} >= $1)
       AND NOT EXISTS (SELECT 1 FROM contract_signatures s WHERE s.contract_id = c.id AND s.party = p.party)
     ORDER BY 14 NULLS LAST, p.handed_in_at, p.id`,
    [nowMs],
  )
  return rows.map(({ number, shopTitle, signBy, ...row }) => ({ ...paperFrom(row), number, shopTitle, signBy }))
}

function paperFrom({ standing, decidedAt, reason, ...paper }: PaperRow): KeptSigningPaper {
  const at = decidedAt ?? 0
  return { ...paper, standing: standing === 'refused' ? { is: standing, at, reason } : standing === 'accepted' ? { is: standing, at } : { is: standing } }
}
