import { documentWaiting, hasDocumentsAccepted, type ContractRecord, type SigningParty } from '@diandu/core/contracts'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database, Queries } from '../../database/index.ts'
import type { FlowSigner, SignsElsewhere } from '../../integrations/index.ts'
import { findUser } from '../../session/index.ts'
import { CONTRACT_TITLE } from '../pdf/contract-pdf-content.ts'
import { lockContract } from '../contract-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { endFlow, flowUnderWay, insertFlow, type FlowRecord } from './flow-store.ts'
import { lastDigest, latestContractPdf } from '../pdf/contract-pdf-store.ts'

const PARTIES = ['seller', 'buyer'] as const

/** The seller has no fixed day; the provider wants one. What ends here earlier is cancelled there. */
const OPEN_FOR_MS = 30 * DAY_MS

/**
 * The flow in which a contract is signed; it is begun with the first who asks, and again where the document has become
 * another.
 */
export async function flowOf(
  db: Database,
  contract: ContractRecord,
  eSignature: SignsElsewhere,
  deps: SigningDeps,
): Promise<Result<FlowRecord>> {
  const known = await flowUnderWay(db, deps.box, contract.id)
  if (known !== undefined && (contract.status !== 'draft' || (await isOfPdf(db, known)))) return ok(known)
  // A contract that the first party signed elsewhere cannot be signed by the others in another flow.
  if (contract.status !== 'draft') return fail(lost())
  // A signer who is named to the provider can sign there: what their signature rests on is accepted before.
  if (PARTIES.some((party) => !hasDocumentsAccepted(contract[party]))) return fail(documentWaiting())
  return begin(db, contract, eSignature, deps)
}

/** Whether what is signed there is the document as it is here. */
export const isOfPdf = async (
  db: Queries,
  { pdfDigest, contractId }: Pick<FlowRecord, 'pdfDigest' | 'contractId'>,
): Promise<boolean> => pdfDigest === (await lastDigest(db, contractId))

const lost = () => refused('terms-changed', '签署平台上的合同已经结束，无法继续签署，请联系客服')

async function begin(
  db: Database,
  contract: ContractRecord,
  eSignature: SignsElsewhere,
  { box, nowMs }: SigningDeps,
): Promise<Result<FlowRecord>> {
  const paper = await latestContractPdf(db, box, contract.id)
  if (paper === undefined) throw new Error(`Contract ${contract.id} has no paper.`)
  const signers = await Promise.all(PARTIES.map((party) => signerOf(db, contract, party)))
  const begun = await eSignature.begin({
    number: contract.number,
    title: CONTRACT_TITLE,
    paper: paper.bytes,
    signers,
    deadline: nowMs + OPEN_FOR_MS,
  })
  if (!begun.ok) return begun
  return db.transaction(async (tx): Promise<Result<FlowRecord>> => {
    await lockContract(tx, contract.id)
    const known = await flowUnderWay(tx, box, contract.id)
    // Of two who ask at once, the first one's flow stays; the other is cancelled, and so is one for an earlier
    // document.
    const isSecond = known !== undefined && (await isOfPdf(tx, known))
    if (known !== undefined && !isSecond) await endFlow(tx, known.id, 'redrawn', nowMs)
    await insertFlow(
      tx,
      box,
      {
        id: begun.value,
        contractId: contract.id,
        pdfDigest: paper.digest,
        signers,
        endedWhy: isSecond ? 'replaced' : null,
      },
      nowMs,
    )
    const stored = isSecond ? known : await flowUnderWay(tx, box, contract.id)
    return stored === undefined ? fail(lost()) : ok(stored)
  })
}

const userOf = ({ sellerId, buyerId }: ContractRecord, party: SigningParty): string =>
  party === 'seller' ? sellerId : buyerId

/** Who signs for a party, as they are now: there they stay so, whatever mobile or name they have later. */
async function signerOf(
  db: Queries,
  contract: ContractRecord,
  party: SigningParty,
): Promise<FlowSigner & { readonly residentId: string }> {
  const user = await findUser(db, userOf(contract, party))
  const { owner, signer } = contract[party]
  return {
    party,
    name: signer.name,
    mobile: user?.mobile ?? '',
    organization: owner.kind === 'company' ? owner.name : null,
    residentId: signer.residentId,
  }
}
