import type { DataBox } from '../../crypto/index.ts'
import { updateRow, type Queries, type Transaction } from '../../database/index.ts'
import type { BegunFlow, FlowSigner, FlowState } from '../../integrations/index.ts'

/** Why a flow is not to be signed any more: the contract has come about, has ended, or is signed in another one. */
export type FlowEnd = 'signed' | 'dead' | 'redrawn' | 'replaced' | 'stray' | 'ended-there'

/** A flow at a provider: one document, as it stood when this was begun. */
export interface FlowRecord extends BegunFlow {
  readonly contractId: string
  readonly pdfDigest: string
  readonly begunAt: number
  /** Null while it is under way. */
  readonly endedWhy: FlowEnd | null
  readonly endedAt: number | null
  readonly nextCancelAt: number | null
}

interface FlowRow extends Omit<FlowRecord, 'signers'> {
  readonly signers: Uint8Array | null
}

const COLUMNS = `flow_id AS id, contract_id, paper_digest AS pdf_digest, begun_at, signers, ended_why, ended_at, next_cancel_at`

const opened = ({ signers, ...row }: FlowRow, box: DataBox): FlowRecord => ({
  ...row,
  signers:
    signers === null
      ? []
      : (JSON.parse(Buffer.from(box.open(signers, aboutFlow(row.id))).toString()) as readonly FlowSigner[]),
})

async function selectFlows(
  db: Queries,
  box: DataBox,
  rest: string,
  parameters: readonly (string | number)[],
): Promise<readonly FlowRecord[]> {
  return (await db.query<FlowRow>(`SELECT ${COLUMNS} FROM contract_flows ${rest}`, parameters)).map((row) =>
    opened(row, box),
  )
}

/** The one in which a contract is signed. */
export const flowUnderWay = async (db: Queries, box: DataBox, contractId: string): Promise<FlowRecord | undefined> =>
  (await selectFlows(db, box, 'WHERE contract_id = $1 AND ended_at IS NULL', [contractId]))[0]

export const findFlow = async (db: Queries, box: DataBox, id: string): Promise<FlowRecord | undefined> =>
  (await selectFlows(db, box, 'WHERE flow_id = $1', [id]))[0]

/** Those that the provider has not ended yet, whose turn has come. */
export const flowsToCancel = (db: Queries, box: DataBox, nowMs: number, max: number): Promise<readonly FlowRecord[]> =>
  selectFlows(db, box, 'WHERE next_cancel_at <= $1 ORDER BY next_cancel_at LIMIT $2', [nowMs, max])

/**
 * Keeps a flow that was begun; one beside another that is under way is to be cancelled. A callback may have told of it
 * before its own answer came.
 */
export async function insertFlow(
  tx: Transaction,
  box: DataBox,
  {
    id,
    contractId,
    pdfDigest,
    signers,
    endedWhy,
  }: Pick<FlowRecord, 'id' | 'contractId' | 'pdfDigest' | 'signers'> & { readonly endedWhy: 'replaced' | null },
  nowMs: number,
): Promise<void> {
  const sealed = box.seal(Buffer.from(JSON.stringify(signers.map(plainSigner))), aboutFlow(id))
  await tx.change(
    `INSERT INTO contract_flows AS known (flow_id, contract_id, paper_digest, signers, begun_at, ended_why, ended_at, next_cancel_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
     ON CONFLICT (flow_id) DO UPDATE SET paper_digest = excluded.paper_digest, signers = excluded.signers,
       ended_why = excluded.ended_why, ended_at = excluded.ended_at, next_cancel_at = excluded.next_cancel_at
     WHERE known.ended_why = 'stray' AND known.outcome IS NULL`,
    [id, contractId, pdfDigest, sealed, nowMs, endedWhy, endedWhy === null ? null : nowMs],
  )
}

/**
 * A flow of which only a callback tells: its answer was lost, and it will never be signed from here. Not cancelled
 * before that answer may still come.
 */
export async function noteStray(
  db: Queries,
  { id, number }: { readonly id: string; readonly number: string },
  nowMs: number,
  cancelAt: number,
): Promise<void> {
  await db.change(
    `INSERT INTO contract_flows (flow_id, contract_id, paper_digest, begun_at, ended_at, ended_why, next_cancel_at)
     SELECT $1, id, '', $3::int8, $3::int8, 'stray', $4::int8 FROM contracts WHERE number = $2 ON CONFLICT DO NOTHING`,
    [id, number, nowMs, cancelAt],
  )
}

/** All that was signed there by then has been stored. */
export async function noteQueried(db: Queries, id: string, nowMs: number): Promise<void> {
  await updateRow(db, 'contract_flows', { set: { askedAt: nowMs }, where: { flowId: id } })
}

/** Ends a flow here; what it is there is asked from now on. False where it was ended already. */
export async function endFlow(
  db: Queries,
  id: string,
  why: Exclude<FlowEnd, 'signed'>,
  nowMs: number,
): Promise<boolean> {
  return updateRow(db, 'contract_flows', {
    set: { endedAt: nowMs, endedWhy: why, nextCancelAt: nowMs },
    where: { flowId: id, endedAt: null },
  })
}

/** When the provider is asked next. False where another caller asks it now. */
export async function postponeCancel(
  db: Queries,
  { id, nextCancelAt }: Pick<FlowRecord, 'id' | 'nextCancelAt'>,
  next: number,
): Promise<boolean> {
  return updateRow(db, 'contract_flows', { set: { nextCancelAt: next }, where: { flowId: id, nextCancelAt } })
}

/** How it ended there, once. */
export async function settleFlow(
  db: Queries,
  id: string,
  { standing, lastAt }: FlowState,
  nowMs: number,
): Promise<boolean> {
  const values = [id, standing, lastAt === 0 ? null : lastAt, nowMs]
  return (
    (await db.change(
      'UPDATE contract_flows SET outcome = $2, last_signed_at = $3, settled_at = $4, next_cancel_at = NULL WHERE flow_id = $1 AND ended_at IS NOT NULL AND outcome IS NULL',
      values,
    )) === 1
  )
}

/** Nothing but what a signer is known by there. */
const plainSigner = ({ party, name, mobile, organization }: FlowSigner): FlowSigner => ({
  party,
  name,
  mobile,
  organization,
})

export const aboutFlow = (id: string): string => `flow ${id}`
