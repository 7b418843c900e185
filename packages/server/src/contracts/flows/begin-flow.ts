import { hasPapersAccepted } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database, Queries } from '../../database/index.ts'
import type { FlowSigner, SignsElsewhere } from '../../outside/index.ts'
import { findUser } from '../../session/index.ts'
import { PAPER_TITLE } from '../contract-paper.ts'
import { lockContract } from '../contract-store.ts'
import type { SigningParts } from '../draft-contract.ts'
import { endFlow, flowUnderWay, insertFlow, type KeptFlow } from './flow-store.ts'
import type { KeptContract, SigningParty } from '../kept-contract.ts'
import { lastDigest, lastPaper } from '../paper-store.ts'
import { paperWaiting } from '../sign-contract.ts'

const PARTIES = ['seller', 'buyer'] as const

/** The seller has no fixed day; the provider wants one. What ends here earlier is cancelled there. */
const OPEN_FOR_MS = 30 * DAY_MS

/** The flow in which a contract is signed; it is begun with the first who asks, and anew where the document has become another. */
export async function flowOf(db: Database, contract: KeptContract, eSignature: SignsElsewhere, parts: SigningParts): Promise<Result<KeptFlow>> {
  const known = await flowUnderWay(db, parts.box, contract.id)
  if (known !== undefined && (contract.status !== 'draft' || (await isOfPaper(db, known)))) return ok(known)
  // What the first has signed elsewhere, nobody can sign after them in another flow.
  if (contract.status !== 'draft') return fail(lost())
  // Whoever is told to the provider can sign there: what their signature rests on is accepted before.
  if (PARTIES.some((party) => !hasPapersAccepted(contract[party]))) return fail(paperWaiting())
  return begin(db, contract, eSignature, parts)
}

/** Whether what is signed there is the document as it stands here. */
export const isOfPaper = async (db: Queries, { paperDigest, contractId }: Pick<KeptFlow, 'paperDigest' | 'contractId'>): Promise<boolean> => paperDigest === (await lastDigest(db, contractId))

const lost = () => refused('terms-changed', '签署平台上的合同已经结束，无法继续签署，请联系客服')

async function begin(db: Database, contract: KeptContract, eSignature: SignsElsewhere, { box, nowMs }: SigningParts): Promise<Result<KeptFlow>> {
  const paper = await lastPaper(db, box, contract.id)
  if (paper === undefined) throw new Error(`Contract ${contract.id} has no paper.`)
  const signers = await Promise.all(PARTIES.map((party) => signerOf(db, contract, party)))
  const begun = await eSignature.begin({ number: contract.number, title: PAPER_TITLE, paper: paper.bytes, signers, deadline: nowMs + OPEN_FOR_MS })
  if (!begun.ok) return begun
  return db.transaction(async (tx): Promise<Result<KeptFlow>> => {
    await lockContract(tx, contract.id)
    const known = await flowUnderWay(tx, box, contract.id)
    // Of two who ask at once, the first one's flow stays; the other is cancelled, and so is one for an earlier document.
    const isSecond = known !== undefined && (await isOfPaper(tx, known))
    if (known !== undefined && !isSecond) await endFlow(tx, known.id, 'redrawn', nowMs)
    await insertFlow(tx, box, { id: begun.value, contractId: contract.id, paperDigest: paper.digest, signers, endedWhy: isSecond ? 'replaced' : null }, nowMs)
    const kept = isSecond ? known : await flowUnderWay(tx, box, contract.id)
    return kept === undefined ? fail(lost()) : ok(kept)
  })
}

const userOf = ({ sellerId, buyerId }: KeptContract, party: SigningParty): string => (party === 'seller' ? sellerId : buyerId)

/** Who signs for a party, as they are now: there they stay so, whatever mobile or name they have later. */
async function signerOf(db: Queries, contract: KeptContract, party: SigningParty): Promise<FlowSigner & { readonly residentId: string }> {
  const user = await findUser(db, userOf(contract, party))
  const { owner, signer } = contract[party]
  return { party, name: signer.name, mobile: user?.mobile ?? '', organization: owner.kind === 'company' ? owner.name : null, residentId: signer.residentId }
}
