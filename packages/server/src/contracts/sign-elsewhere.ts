import { hasPapersAccepted, hasSigned, judgeSignatory, nextSigner, signBy, type SigningLink } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import type { Database, Queries } from '../database/index.ts'
import type { SignsElsewhere } from '../outside/index.ts'
import { findUser } from '../session/index.ts'
import { PAPER_TITLE } from './contract-paper.ts'
import { findContract } from './contract-store.ts'
import type { SigningParts } from './draft-contract.ts'
import { contractAt, type KeptContract, type SigningParty } from './kept-contract.ts'
import { lastDigest, lastPaper } from './paper-store.ts'
import { failureOf, paperWaiting, signContract } from './sign-contract.ts'

const PARTIES = ['seller', 'buyer'] as const

/** Where a party whose turn it is signs at the provider; the flow is begun with the first who asks. */
export async function linkElsewhere(db: Database, kept: KeptContract, party: SigningParty, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<SigningLink>> {
  const contract = contractAt(kept, parts.nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const judged = judgeSignatory(contract[party])
  if (!judged.ok) return fail(failureOf(judged.failure))
  // The provider is told who signs before anybody does, and cannot be told otherwise later.
  const other = party === 'seller' ? 'buyer' : 'seller'
  if (contract[other].signer.name === '') return fail(refused('terms-changed', '还不知道对方是谁：请等对方核实身份后，再到签署平台签署'))
  const flow = await flowOf(db, contract, eSignature, parts)
  if (!flow.ok) return flow
  const url = await eSignature.linkFor(flow.value, await signerOf(db, contract, party))
  return url.ok ? ok({ url: url.value, validUntil: signBy(contract) ?? parts.nowMs + SIGN_WITHIN_DAYS * DAY_MS }) : url
}

/** Takes over what has been signed at the provider meanwhile, in the order of signing. Asks first, and writes afterwards. */
export async function collectSignatures(db: Database, contractId: string, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<void>> {
  const flow = await findFlow(db, contractId)
  const kept = flow === undefined ? undefined : await findContract(db, parts.box, contractId)
  if (flow === undefined || kept === undefined) return ok(undefined)
  const state = await eSignature.look(flow.id)
  if (!state.ok) return state
  for (const party of PARTIES) {
    const { mobile } = await signerOf(db, kept, party)
    const made = state.value.signatures.find((signature) => signature.mobile === mobile)
    if (made === undefined || hasSigned(kept, party)) continue
    // With the last signature comes the house's seal, a moment later.
    if (party === 'buyer' && !state.value.isWhole) continue
    if (kept.status === 'draft' && party === 'seller' && !(await isOfPaper(db, flow, contractId))) return fail(otherPaper())
    const signing = { contractId, userId: userOf(kept, party), way: 'manual', drawing: undefined, network: 'provider' } as const
    // The instant is the provider's, and never in the future: who signed in time has, whenever we hear of it.
    const tools = { ...parts, nowMs: Math.min(made.at, parts.nowMs), write: async () => Buffer.from(state.value.paper), isReadElsewhere: true }
    const taken = await db.transaction(async (tx) => signContract(tx, signing, tools))
    if (taken.ok) continue
    // Of several who ask at once, one takes it over.
    const now = await findContract(db, parts.box, contractId)
    if (now === undefined || !hasSigned(now, party)) return taken
  }
  return ok(undefined)
}

/** What is told to whoever would sign here, and has not signed there. */
export const signElsewhere = (): Failure => refused('sign-elsewhere', '请先到签署平台完成签署')

export async function contractOfFlow(db: Queries, flowId: string): Promise<string | undefined> {
  const [row] = await db.query<{ contractId: string }>('SELECT contract_id AS "contractId" FROM contract_flows WHERE flow_id = $1', [flowId])
  return row?.contractId
}

/** What is signed at the provider: one document, as it stood when this was begun. */
interface Flow {
  readonly id: string
  readonly paperDigest: string
}

async function findFlow(db: Queries, contractId: string): Promise<Flow | undefined> {
  return (await db.query<Flow>('SELECT flow_id AS id, paper_digest AS "paperDigest" FROM contract_flows WHERE contract_id = $1', [contractId]))[0]
}

/** Whether what is signed there is the document as it stands here. */
const isOfPaper = async (db: Queries, { paperDigest }: Flow, contractId: string): Promise<boolean> => paperDigest === (await lastDigest(db, contractId))

const otherPaper = (): Failure => refused('terms-changed', '合同内容已变化，请重新阅读并再次签署', 'digest')

async function flowOf(db: Database, contract: KeptContract, eSignature: SignsElsewhere, { box, nowMs }: SigningParts): Promise<Result<string>> {
  const known = await findFlow(db, contract.id)
  // Once somebody has signed, nothing redraws the document any more.
  if (known !== undefined && (contract.status !== 'draft' || (await isOfPaper(db, known, contract.id)))) return ok(known.id)
  // Whoever is told to the provider can sign there: what their signature rests on is accepted before.
  if (PARTIES.some((party) => !hasPapersAccepted(contract[party]))) return fail(paperWaiting())
  const paper = await lastPaper(db, box, contract.id)
  if (paper === undefined) throw new Error(`Contract ${contract.id} has no paper.`)
  const signers = await Promise.all(PARTIES.map((party) => signerOf(db, contract, party)))
  // The seller has no fixed day; the provider wants one.
  const deadline = nowMs + 30 * DAY_MS
  const begun = await eSignature.begin({ number: contract.number, title: PAPER_TITLE, paper: paper.bytes, signers, deadline })
  if (!begun.ok) return begun
  // Of two who ask at once, one flow stays; the other, and one for an earlier document, is signed by nobody.
  await db.change(
    `INSERT INTO contract_flows AS known (contract_id, flow_id, paper_digest, begun_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (contract_id) DO UPDATE SET flow_id = excluded.flow_id, paper_digest = excluded.paper_digest, begun_at = excluded.begun_at
     WHERE known.paper_digest <> excluded.paper_digest`,
    [contract.id, begun.value, paper.digest, nowMs],
  )
  return ok((await findFlow(db, contract.id))?.id ?? begun.value)
}

const userOf = ({ sellerId, buyerId }: KeptContract, party: SigningParty): string => (party === 'seller' ? sellerId : buyerId)

async function signerOf(db: Queries, contract: KeptContract, party: SigningParty) {
  const user = await findUser(db, userOf(contract, party))
  const { name, residentId } = contract[party].signer
  return { name: name === '' ? (user?.username ?? '') : name, residentId, mobile: user?.mobile ?? '' }
}
