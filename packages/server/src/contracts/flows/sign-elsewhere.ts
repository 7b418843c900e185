import { hasSigned, judgeSignatory, nextSigner, signBy, type Signatory, type SigningLink } from '@diandu/core/contracts'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import type { SignsElsewhere } from '../../outside/index.ts'
import { flowOf, isOfPaper } from './begin-flow.ts'
import { findContract } from '../contract-store.ts'
import type { SigningParts } from '../draft-contract.ts'
import { noteEndThere } from './end-flows.ts'
import { flowUnderWay, noteAsked, type KeptFlow } from './flow-store.ts'
import { contractAt, type KeptContract, type SigningParty } from '../kept-contract.ts'
import { failureOf, signContract } from '../sign-contract.ts'

const PARTIES = ['seller', 'buyer'] as const
const PAID = 4

/** Where a party whose turn it is signs at the provider: another address each time, good for as long as the provider says. */
export async function linkElsewhere(db: Database, kept: KeptContract, party: SigningParty, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<SigningLink>> {
  const contract = contractAt(kept, parts.nowMs)
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '当前不需要您签署'))
  const judged = judgeSignatory(contract[party])
  if (!judged.ok) return fail(failureOf(judged.failure))
  // The provider is told who signs before anybody does, and cannot be told otherwise later.
  const other = party === 'seller' ? 'buyer' : 'seller'
  if (isUnnamed(contract[other])) return fail(refused('terms-changed', '还不知道对方是谁：请等对方核实身份后，再到签署平台签署'))
  const flow = await flowOf(db, contract, eSignature, parts)
  if (!flow.ok) return flow
  const link = await linkIn(flow.value, contract, party, eSignature)
  // A flow may have ended there behind our back: it ran out, or somebody cancelled it at the provider.
  if (link.ok || !(await hasEndedThere(db, flow.value, contract, eSignature, parts))) return link
  const another = await flowOf(db, contract, eSignature, parts)
  return another.ok ? linkIn(another.value, contract, party, eSignature) : another
}

const isUnnamed = ({ owner, signer }: Signatory): boolean => signer.name === '' || (owner.kind === 'company' && owner.name === '')

async function linkIn(flow: KeptFlow, contract: KeptContract, party: SigningParty, eSignature: SignsElsewhere): Promise<Result<SigningLink>> {
  const signer = flow.signers.find((one) => one.party === party)
  if (signer === undefined) throw new Error(`Flow ${flow.id} was begun without the ${party}.`)
  const made = await eSignature.linkFor(flow.id, signer, `/user_center/server/contract?id=${contract.id}&returned=1`)
  return made.ok ? ok({ url: made.value.url, validUntil: Math.min(made.value.validUntil, signBy(contract) ?? Infinity) }) : made
}

async function hasEndedThere(db: Database, flow: KeptFlow, contract: KeptContract, eSignature: SignsElsewhere, { nowMs }: SigningParts): Promise<boolean> {
  const state = await eSignature.look(flow)
  return state.ok && noteEndThere(db, flow, state.value, { contract, nowMs })
}

/** Whoever downloads a document at once gets it without its last signature: the provider takes up to three seconds to make it. */
const MADE_AFTER_MS = 5000

/** Takes over what has been signed at the provider meanwhile, in the order of signing, or later. Asks first, and writes afterwards. */
export async function collectSignatures(db: Database, contractId: string, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<'done' | 'later'>> {
  const flow = await flowUnderWay(db, parts.box, contractId)
  const kept = flow === undefined ? undefined : await findContract(db, parts.box, contractId)
  // Where the order has ended there is nothing to take over: the flow is ended too, and who signed it nevertheless is told of.
  if (flow === undefined || kept === undefined || kept.orderStatus !== PAID) return ok('done')
  const state = await eSignature.look(flow)
  if (!state.ok) return state
  for (const party of PARTIES) {
    const made = state.value.signatures.find((signature) => signature.party === party)
    if (made === undefined || hasSigned(kept, party)) continue
    // With the last signature comes the house's seal, a moment later.
    if (party === 'buyer' && state.value.standing !== 'whole') return ok('later')
    if (kept.status === 'draft' && party === 'seller' && !(await isOfPaper(db, flow))) return fail(otherPaper())
    if (state.value.lastAt > parts.nowMs - MADE_AFTER_MS) return ok('later')
    const taken = await takeOver(db, { kept, flow, party, at: made.at }, eSignature, parts)
    if (!taken.ok) return taken
  }
  if (!(await noteEndThere(db, flow, state.value, { contract: kept, nowMs: parts.nowMs }))) await noteAsked(db, flow.id, parts.nowMs)
  return ok('done')
}

interface MadeSignature {
  readonly kept: KeptContract
  readonly flow: KeptFlow
  readonly party: SigningParty
  readonly at: number
}

async function takeOver(db: Database, { kept, flow, party, at }: MadeSignature, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<void>> {
  const paper = await eSignature.fetchPaper(flow.id)
  if (!paper.ok) return paper
  const userId = party === 'seller' ? kept.sellerId : kept.buyerId
  const signing = { contractId: kept.id, userId, way: 'manual', drawing: undefined, network: 'provider' } as const
  // The instant is the provider's, and never in the future: who signed in time has, whenever we hear of it.
  const tools = { ...parts, nowMs: Math.min(at, parts.nowMs), write: async () => paper.value, isReadElsewhere: true }
  const taken = await db.transaction(async (tx) => signContract(tx, signing, tools))
  if (taken.ok) return ok(undefined)
  // Of several who ask at once, one takes it over.
  const now = await findContract(db, parts.box, kept.id)
  return now === undefined || !hasSigned(now, party) ? taken : ok(undefined)
}

/** What is told to whoever would sign here, and has not signed there. */
export const signElsewhere = (): Failure => refused('sign-elsewhere', '请先到签署平台完成签署')

const otherPaper = (): Failure => refused('terms-changed', '合同内容已变化，请重新阅读并再次签署', 'digest')
