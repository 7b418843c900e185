import {
  CONTRACT_STATUSES,
  type ContractId,
  type ContractStatus,
  type Identity,
  type Proof,
  type RegisteredOwner,
  type Signatory,
  type Signature,
  type ContractRecord,
  type SigningParty,
} from '@diandu/core/contracts'
import {
  type EquityShare,
  type OrderedShop,
  type OrderId,
  type PurchaseTerms,
  ORDER_CODES,
  settleByOf,
} from '@diandu/core/orders'
import type { DataBox } from '../crypto/index.ts'
import {
  insertIfAbsent,
  insertRow,
  storedStatus,
  updateRow,
  upsertRow,
  type Queries,
  type SqlValue,
  type Transaction,
} from '../database/index.ts'
import { supportingDocumentsOf } from './supporting-documents/supporting-document-store.ts'

/** Contracts that are older than these figures were kept without them. */
type TermsRecord = Omit<PurchaseTerms, 'couponFen' | 'equity'> & {
  readonly couponFen?: number
  readonly equity: (Omit<EquityShare, 'capitalFen'> & { readonly capitalFen?: number | null }) | null
}
const WITHOUT = { couponFen: 0 }
const NO_CAPITAL = { capitalFen: null }

interface ContractRow {
  readonly id: ContractId
  readonly orderId: OrderId
  readonly number: string
  readonly sellerId: string
  readonly buyerId: string
  readonly status: number
  readonly orderStatus: number
  readonly shop: OrderedShop
  readonly terms: TermsRecord
  readonly draftedAt: number
  readonly signatures: readonly Signature[] | null
  readonly drawnBy: readonly SigningParty[]
  readonly signHeldSince: number | null
  readonly signExtendedTo: number | null
  readonly signRefusals: number
  readonly termsVersion: string
  readonly depositPaidAt: number | null
  readonly viewedAt: number | null
}

interface PartyRow {
  readonly contractId: string
  readonly party: SigningParty
  readonly people: Uint8Array
  readonly proofs: readonly Proof[]
}

interface People {
  readonly owner: RegisteredOwner
  readonly signer: Identity
}

const CONTRACT_COLUMNS = `c.id, c.order_id, c.number, c.seller_id, c.buyer_id, c.status, o.status AS order_status,
  jsonb_build_object('id', o.shop_id, 'title', o.shop_title, 'platform', o.shop_platform, 'kind', o.shop_kind) AS shop,
  o.terms_version, o.deposit_paid_at, o.viewed_at, c.terms, c.drafted_at, c.sign_held_since, c.sign_extended_to, c.sign_refusals,
  (SELECT jsonb_agg(jsonb_build_object('party', s.party, 'way', s.way, 'at', s.signed_at)
     ORDER BY s.signed_at, CASE s.party WHEN 'seller' THEN 1 WHEN 'buyer' THEN 2 ELSE 3 END)
   FROM contract_signatures s WHERE s.contract_id = c.id) AS signatures,
  (SELECT coalesce(jsonb_agg(CASE d.user_id WHEN c.seller_id THEN 'seller' ELSE 'buyer' END), '[]') FROM drawn_signatures d WHERE d.user_id IN (c.seller_id, c.buyer_id)) AS drawn_by`

/** Contracts that the rest of a statement chooses: `WHERE c.id = $1`. */
export async function selectContracts(
  db: Queries,
  box: DataBox,
  rest: string,
  parameters: readonly SqlValue[],
): Promise<readonly ContractRecord[]> {
  const rows = await db.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM contracts c JOIN orders o ON o.id = c.order_id ${rest}`,
    parameters,
  )
  const parties = await db.query<PartyRow>(
    `SELECT contract_id, party, people, proofs FROM contract_parties WHERE contract_id = ANY($1::text[])`,
    [rows.map(({ id }) => id)],
  )
  const papers = await supportingDocumentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const partyOf = (id: string, party: SigningParty): Signatory => {
    const row = parties.find((one) => one.contractId === id && one.party === party)
    if (row === undefined) throw new Error(`Contract ${id} has no ${party}.`)
    const { owner, signer } = JSON.parse(Buffer.from(box.open(row.people, aboutPeople(id, party))).toString()) as People
    const own = papers.filter((paper) => paper.contractId === id && paper.party === party)
    return {
      party,
      owner,
      signer,
      proofs: row.proofs,
      papers: own.map(({ kind, digest, handedInAt, standing, replaced }) => ({
        kind,
        digest,
        handedInAt,
        standing,
        replaced,
      })),
    }
  }
  return rows.map(({ termsVersion, depositPaidAt, viewedAt, ...row }) => ({
    ...row,
    settleBy: settleByOf({ termsVersion, depositPaidAt, viewedAt }),
    terms: { ...WITHOUT, ...row.terms, equity: row.terms.equity && { ...NO_CAPITAL, ...row.terms.equity } },
    status: statusOf(row.status),
    orderStatus: storedStatus(ORDER_CODES, row.orderStatus),
    signatures: row.signatures ?? [],
    seller: partyOf(row.id, 'seller'),
    buyer: partyOf(row.id, 'buyer'),
  }))
}

export const findContract = async (db: Queries, box: DataBox, id: string): Promise<ContractRecord | undefined> =>
  (await selectContracts(db, box, 'WHERE c.id = $1', [id]))[0]

export const findContractOfOrder = async (
  db: Queries,
  box: DataBox,
  orderId: string,
): Promise<ContractRecord | undefined> => (await selectContracts(db, box, 'WHERE c.order_id = $1', [orderId]))[0]

/** False where the order has one already. */
export async function insertContract(tx: Transaction, box: DataBox, contract: ContractRecord): Promise<boolean> {
  const { id, orderId, number, sellerId, buyerId, status, terms, draftedAt } = contract
  const inserted = await insertIfAbsent(tx, 'contracts', {
    id,
    orderId,
    number,
    sellerId,
    buyerId,
    status: CONTRACT_STATUSES[status],
    terms: JSON.stringify(terms),
    draftedAt,
  })
  if (!inserted) return false
  for (const party of ['seller', 'buyer'] as const) await writeParty(tx, box, id, contract[party])
  return true
}

/** Who signs for a party, as it is now; their documents stand for themselves. */
export async function writeParty(
  tx: Queries,
  box: DataBox,
  contractId: string,
  { party, owner, signer, proofs }: Signatory,
): Promise<void> {
  const people = box.seal(
    Buffer.from(JSON.stringify({ owner, signer } satisfies People)),
    aboutPeople(contractId, party),
  )
  await upsertRow(tx, 'contract_parties', { key: { contractId, party }, set: { people, proofs: [...proofs] } })
}

/** Moves a contract, if it still stands where it was read; answers whether it did. */
export async function moveContract(
  tx: Queries,
  { id, status }: Pick<ContractRecord, 'id' | 'status'>,
  to: ContractStatus,
): Promise<boolean> {
  return updateRow(tx, 'contracts', {
    set: { status: CONTRACT_STATUSES[to] },
    where: { id, status: CONTRACT_STATUSES[status] },
  })
}

export async function insertSignature(
  tx: Transaction,
  contractId: string,
  { party, way, at }: Signature,
): Promise<void> {
  await insertRow(tx, 'contract_signatures', { contractId, party, way, signedAt: at })
}

/**
 * Holds a contract until the transaction ends, and before it its order where it stands: what is submitted is known to a
 * transaction that would end that order at the same time.
 */
export async function lockContract(tx: Transaction, id: string): Promise<void> {
  await tx.query('SELECT 1 FROM orders WHERE id = (SELECT order_id FROM contracts WHERE id = $1) FOR SHARE', [id])
  await tx.query('SELECT 1 FROM contracts WHERE id = $1 FOR UPDATE', [id])
}

function statusOf(code: number): ContractStatus {
  const found = Object.entries(CONTRACT_STATUSES).find(([, one]) => one === code)
  if (found === undefined) throw new Error(`No contract is in state ${code}.`)
  return found[0] as ContractStatus
}

const aboutPeople = (contractId: string, party: SigningParty): string => aboutSignatory(`${contractId} ${party}`)

export const aboutSignatory = (place: string): string => `signatory ${place}`
