import { judgeSignatory, nextSigner, signBy, type SigningLink } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import type { Database, Queries } from '../database/index.ts'
import type { SignsElsewhere } from '../outside/index.ts'
import { findUser } from '../session/index.ts'
import { PAPER_TITLE } from './contract-paper.ts'
import { findContract } from './contract-store.ts'
import type { SigningParts } from './draft-contract.ts'
import { contractAt, type KeptContract, type SigningParty } from './kept-contract.ts'
import { lastPaper } from './paper-store.ts'
import { signContract } from './sign-contract.ts'

const PARTIES = ['seller', 'buyer'] as const

/** Where a party whose turn it is signs at the provider; the flow is begun with the first who asks. */
export async function linkElsewhere(db: Database, kept: KeptContract, party: SigningParty, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<SigningLink>> {
  const contract = contractAt(kept, parts.nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const judged = judgeSignatory(contract[party])
  if (!judged.ok) return fail(judged.failure === 'signer-mismatch' ? { kind: 'signer-mismatch' } : refused('terms-changed', '请先完成实名认证再签署'))
  const flow = await flowOf(db, contract, eSignature, parts)
  if (!flow.ok) return flow
  const url = await eSignature.linkFor(flow.value, await signerOf(db, contract, party))
  return url.ok ? ok({ url: url.value, validUntil: signBy(contract) ?? parts.nowMs + SIGN_WITHIN_DAYS * DAY_MS }) : url
}

/** Takes over what has been signed at the provider meanwhile, in the order of signing. Asks first, and writes afterwards. */
export async function collectSignatures(db: Database, contractId: string, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<void>> {
  const flowId = await findFlow(db, contractId)
  const kept = flowId === undefined ? undefined : await findContract(db, parts.box, contractId)
  if (flowId === undefined || kept === undefined) return ok(undefined)
  const state = await eSignature.look(flowId)
  if (!state.ok) return state
  for (const party of PARTIES) {
    const { mobile } = await signerOf(db, kept, party)
    const made = state.value.signatures.find((signature) => signature.mobile === mobile)
    if (made === undefined) continue
    const signing = { contractId, userId: userOf(kept, party), way: 'manual', drawing: undefined, network: 'provider' } as const
    // The instant is the provider's, and never in the future: who signed in time has, whenever we hear of it.
    const tools = { ...parts, nowMs: Math.min(made.at, parts.nowMs), write: async () => Buffer.from(state.value.paper), isReadElsewhere: true }
    await db.transaction(async (tx) => signContract(tx, signing, tools))
  }
  return ok(undefined)
}

/** What is told to whoever would sign here, and has not signed there. */
export const signElsewhere = (): Failure => refused('sign-elsewhere', '请先到签署平台完成签署')

export async function contractOfFlow(db: Queries, flowId: string): Promise<string | undefined> {
  const [row] = await db.query<{ contractId: string }>('SELECT contract_id AS "contractId" FROM contract_flows WHERE flow_id = $1', [flowId])
  return row?.contractId
}

async function findFlow(db: Queries, contractId: string): Promise<string | undefined> {
  const [row] = await db.query<{ flowId: string }>('SELECT flow_id AS "flowId" FROM contract_flows WHERE contract_id = $1', [contractId])
  return row?.flowId
}

async function flowOf(db: Database, contract: KeptContract, eSignature: SignsElsewhere, { box, nowMs }: SigningParts): Promise<Result<string>> {
  const known = await findFlow(db, contract.id)
  if (known !== undefined) return ok(known)
  const paper = await lastPaper(db, box, contract.id)
  if (paper === undefined) throw new Error(`Contract ${contract.id} has no paper.`)
  const signers = await Promise.all(PARTIES.map((party) => signerOf(db, contract, party)))
  // The seller has no fixed day; the provider wants one.
  const deadline = nowMs + 30 * DAY_MS
  const begun = await eSignature.begin({ number: contract.number, title: PAPER_TITLE, paper: paper.bytes, signers, deadline })
  if (!begun.ok) return begun
  // Of two who ask at once, one flow stays; the other is signed by nobody.
  await db.change('INSERT INTO contract_flows (contract_id, flow_id, begun_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [contract.id, begun.value, nowMs])
  return ok((await findFlow(db, contract.id)) ?? begun.value)
}

const userOf = ({ sellerId, buyerId }: KeptContract, party: SigningParty): string => (party === 'seller' ? sellerId : buyerId)

async function signerOf(db: Queries, contract: KeptContract, party: SigningParty) {
  const user = await findUser(db, userOf(contract, party))
  const { name, residentId } = contract[party].signer
  return { name: name === '' ? (user?.username ?? '') : name, residentId, mobile: user?.mobile ?? '' }
}
