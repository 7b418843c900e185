import { CONTRACT_STATUSES, type ContractRecord } from '@diandu/core/contracts'
import type { DataBox } from '../../crypto/index.ts'
import { addAuditLine, type AuditLine } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { FlowState, SignsElsewhere } from '../../integrations/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { endFlow, flowsToCancel, postponeCancel, settleFlow, type FlowEnd, type FlowRecord } from './flow-store.ts'

const AT_ONCE = 20
const [SOONEST_MS, LATEST_MS] = [20_000, 60 * 60_000]

/**
 * No party is to sign any more what cannot be signed here: a contract that has ended, and a document that has become
 * another. A contract that all have signed has its flow behind it.
 */
export async function endFlowsOfTheDead(db: Database, nowMs: number): Promise<void> {
  const { draft, 'all-signed': allSigned, expired, void: voided } = CONTRACT_STATUSES
  await db.change(
    `UPDATE contract_flows f SET ended_at = $1::int8, ended_why = 'signed', outcome = 'whole', settled_at = $1::int8
     FROM contracts c WHERE c.id = f.contract_id AND f.ended_at IS NULL AND c.status = $2`,
    [nowMs, allSigned],
  )
  await db.change(
    `UPDATE contract_flows f SET ended_at = $1::int8, next_cancel_at = $1::int8, ended_why = CASE WHEN c.status = $2 THEN 'redrawn' ELSE 'dead' END
     FROM contracts c WHERE c.id = f.contract_id AND f.ended_at IS NULL AND (c.status IN ($3, $4) OR (c.status = $2
       AND f.paper_digest <> (SELECT p.digest FROM contract_papers p WHERE p.contract_id = c.id ORDER BY p.version DESC LIMIT 1)))`,
    [nowMs, draft, expired, voided],
  )
}

type EndingDeps = Pick<ModuleDeps, 'db' | 'clock' | 'log'>

/** Has the provider end what has ended here, until it says that it did. */
export async function cancelFlows(deps: EndingDeps, eSignature: SignsElsewhere, box: DataBox): Promise<void> {
  for (const flow of await flowsToCancel(deps.db, box, deps.clock.now(), AT_ONCE))
    await cancelFlow(flow, deps, eSignature)
}

/** Asks for the end of one flow; a caller at the same time asks nothing. */
async function cancelFlow(flow: FlowRecord, { db, clock, log }: EndingDeps, eSignature: SignsElsewhere): Promise<void> {
  const nowMs = clock.now()
  // Written first: of several servers that sweep, or after a crash, the next try is later.
  if (
    !(await postponeCancel(
      db,
      flow,
      nowMs + Math.min(Math.max(nowMs - (flow.endedAt ?? nowMs), SOONEST_MS), LATEST_MS),
    ))
  )
    return
  const state = await eSignature.cancel(flow, WHY[flow.endedWhy ?? 'replaced'])
  if (!state.ok) {
    log.error(
      { flowId: flow.id, why: flow.endedWhy },
      'A flow could not be cancelled at the provider; it is tried again',
    )
    return
  }
  const { standing } = state.value
  await db.transaction(async (tx) => {
    if (!(await settleFlow(tx, flow.id, state.value, nowMs)) || standing !== 'whole') return
    // A flow signed by all cannot be cancelled: a reviewer has to resolve it.
    await addAuditLine(tx, lineAbout('flow-whole', `签署流程 ${flow.id} 已由各方签完，但合同不再有效`, nowMs))
    log.error(
      { flowId: flow.id, contractId: flow.contractId },
      'A flow was signed by all although its contract has ended',
    )
  })
}

/**
 * Whether a flow that is under way here has ended there unsigned: then no party signs it any more, and a signature made
 * in it is lost.
 */
export async function noteEndThere(
  db: Database,
  flow: FlowRecord,
  state: FlowState,
  { contract, nowMs }: { readonly contract: ContractRecord; readonly nowMs: number },
): Promise<boolean> {
  if (state.standing !== 'over' && state.standing !== 'cancelled') return false
  await db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.id, 'ended-there', nowMs))) return
    await settleFlow(tx, flow.id, state, nowMs)
    if (contract.signatures.length > 0)
      await addAuditLine(
        tx,
        lineAbout('flow-lost', `签署流程 ${flow.id} 在平台上已结束，合同 ${contract.number} 无法继续签署`, nowMs),
      )
  })
  return true
}

const lineAbout = (reason: 'flow-whole' | 'flow-lost', message: string, at: number): AuditLine => ({
  at,
  userId: null,
  what: 'flow tencent',
  reason,
  field: null,
  message,
  clientAddress: null,
})

/** Shown to the parties at the provider. */
const WHY: Readonly<Record<FlowEnd, string>> = {
  signed: '合同已签署',
  dead: '订单已结束，合同不再签署',
  redrawn: '合同内容已更新，请签署新的合同',
  replaced: '合同已在另一流程中签署',
  stray: '合同已在另一流程中签署',
  'ended-there': '合同已在另一流程中签署',
}
