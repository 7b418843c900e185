import {
  contractAt,
  decideLink,
  hasSigned,
  nextSigner,
  signBy,
  signingRefusal,
  validateSignatory,
  type Signatory,
  type SigningLink,
  type ContractRecord,
  type SigningParty,
} from '@diandu/core/contracts'
import { canBeSigned } from '@diandu/core/orders'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import type { SignsElsewhere } from '../../integrations/index.ts'
import { flowOf, isOfPdf } from './begin-flow.ts'
import { findContract } from '../contract-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { noteEndThere } from './end-flows.ts'
import { flowUnderWay, noteQueried, type FlowRecord } from './flow-store.ts'
import { signContract } from '../sign-contract.ts'

const PARTIES = ['seller', 'buyer'] as const

/**
 * Where a party whose turn it is signs at the provider: another address each time, good for as long as the provider
 * says.
 */
export async function linkElsewhere(
  db: Database,
  stored: ContractRecord,
  party: SigningParty,
  eSignature: SignsElsewhere,
  deps: SigningDeps,
): Promise<Result<SigningLink>> {
  const contract = contractAt(stored, deps.nowMs)
  const decided = decideLink(contract, party, deps.nowMs)
  if (!decided.ok) return decided
  // There the seller signs first, whatever the agreement allows.
  if (nextSigner(contract) !== party) return fail(refused('terms-changed', '在签署平台上先由卖家签署，请等卖家签完'))
  const validated = validateSignatory(contract[party])
  if (!validated.ok) return fail(signingRefusal(validated.failure))
  // The provider is told who signs before any party signs, and cannot be told otherwise later.
  const other = party === 'seller' ? 'buyer' : 'seller'
  if (isUnnamed(contract[other]))
    return fail(refused('terms-changed', '还不知道对方是谁：请等对方核实身份后，再到签署平台签署'))
  const flow = await flowOf(db, contract, eSignature, deps)
  if (!flow.ok) return flow
  const link = await linkIn(flow.value, contract, party, eSignature)
  // A flow may have ended there unknown to this server: it ran out, or was cancelled at the provider.
  if (link.ok || !(await hasEndedThere(db, flow.value, contract, eSignature, deps))) return link
  const another = await flowOf(db, contract, eSignature, deps)
  return another.ok ? linkIn(another.value, contract, party, eSignature) : another
}

const isUnnamed = ({ owner, signer }: Signatory): boolean =>
  signer.name === '' || (owner.kind === 'company' && owner.name === '')

async function linkIn(
  flow: FlowRecord,
  contract: ContractRecord,
  party: SigningParty,
  eSignature: SignsElsewhere,
): Promise<Result<SigningLink>> {
  const signer = flow.signers.find((one) => one.party === party)
  if (signer === undefined) throw new Error(`Flow ${flow.id} was begun without the ${party}.`)
  const made = await eSignature.linkFor(flow.id, signer, `/user_center/server/contract?id=${contract.id}&returned=1`)
  return made.ok
    ? ok({ url: made.value.url, validUntil: Math.min(made.value.validUntil, signBy(contract) ?? Infinity) })
    : made
}

async function hasEndedThere(
  db: Database,
  flow: FlowRecord,
  contract: ContractRecord,
  eSignature: SignsElsewhere,
  { nowMs }: SigningDeps,
): Promise<boolean> {
  const state = await eSignature.look(flow)
  return state.ok && noteEndThere(db, flow, state.value, { contract, nowMs })
}

/**
 * A document that is downloaded at once comes without its last signature: the provider takes up to three seconds to
 * make it.
 */
const MADE_AFTER_MS = 5000

/**
 * Stores what has been signed at the provider meanwhile, in the order of signing, or later. Asks first, and writes
 * afterwards.
 */
export async function collectSignatures(
  db: Database,
  contractId: string,
  eSignature: SignsElsewhere,
  deps: SigningDeps,
): Promise<Result<'done' | 'later'>> {
  const flow = await flowUnderWay(db, deps.box, contractId)
  const stored = flow === undefined ? undefined : await findContract(db, deps.box, contractId)
  // Where the order has ended there is nothing to store: the flow is ended too, and a signature made nevertheless is
  // reported.
  if (
    flow === undefined ||
    stored === undefined ||
    !canBeSigned({ status: stored.orderStatus, termsVersion: stored.terms.version })
  )
    return ok('done')
  const state = await eSignature.look(flow)
  if (!state.ok) return state
  for (const party of PARTIES) {
    const made = state.value.signatures.find((signature) => signature.party === party)
    if (made === undefined || hasSigned(stored, party)) continue
    // With the last signature comes the platform's seal, a moment later.
    if (party === 'buyer' && state.value.standing !== 'whole') return ok('later')
    if (stored.status === 'draft' && party === 'seller' && !(await isOfPdf(db, flow))) return fail(termsChanged())
    if (state.value.lastAt > deps.nowMs - MADE_AFTER_MS) return ok('later')
    const taken = await takeOver(db, { stored, flow, party, at: made.at }, eSignature, deps)
    if (!taken.ok) return taken
  }
  if (!(await noteEndThere(db, flow, state.value, { contract: stored, nowMs: deps.nowMs })))
    await noteQueried(db, flow.id, deps.nowMs)
  return ok('done')
}

interface MadeSignature {
  readonly stored: ContractRecord
  readonly flow: FlowRecord
  readonly party: SigningParty
  readonly at: number
}

async function takeOver(
  db: Database,
  { stored, flow, party, at }: MadeSignature,
  eSignature: SignsElsewhere,
  deps: SigningDeps,
): Promise<Result<void>> {
  const paper = await eSignature.fetchSignedPdf(flow.id)
  if (!paper.ok) return paper
  const userId = party === 'seller' ? stored.sellerId : stored.buyerId
  const signing = { contractId: stored.id, userId, way: 'manual', drawing: undefined, network: 'provider' } as const
  // The instant is the provider's, and never in the future: a party who signed there in time has signed, whenever we
  // hear of it.
  const tools = { ...deps, nowMs: Math.min(at, deps.nowMs), write: async () => paper.value, isReadElsewhere: true }
  const taken = await db.transaction(async (tx) => signContract(tx, signing, tools))
  if (taken.ok) return ok(undefined)
  // Of several who ask at once, one takes it over.
  const now = await findContract(db, deps.box, stored.id)
  return now === undefined || !hasSigned(now, party) ? taken : ok(undefined)
}

/** For a party who tries to sign here before signing at the provider. */
export const signElsewhere = (): Failure => refused('sign-elsewhere', '请先到签署平台完成签署')

const termsChanged = (): Failure => refused('terms-changed', '合同内容已变化，请重新阅读并再次签署', 'digest')
