import { visitRefusal, type IdentityPage } from '../../src/account/index.ts'
import {
  codeRefusal,
  decideProof,
  decideProofPictures,
  decideProven,
  decideUnbegun,
  IDENTITY_DOCUMENTS,
  isProven,
  noProofPage,
  noProofPicture,
  nothingOnRecord,
  proofPictures,
  PROOFS,
  type ContractId,
  type ContractView,
  type IdentityChecks,
  type ProofAnswer,
  type ProofAttempt,
  type ProofBegun,
} from '../../src/contracts/index.ts'
import { passesLuhn } from '../../src/input/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import { decideFaceVisit, identityOf } from './memory-verifications.ts'
import { addEvidence, digestOf, keepContract, type OwnContract } from './contract-book.ts'
import { refuse, type BegunProof, type MarketState, type Member } from './market-state.ts'

interface Calls {
  call<T>(answer: (who: Member) => Result<T>): Result<T>
  own<T>(id: ContractId, answer: (own: OwnContract, who: Member) => Result<T>): Result<T>
  shown(id: ContractId, act: (own: OwnContract, who: Member) => Result<unknown>): Result<ContractView>
}

/** Identity proofs for the caller's own contract. */
export const createMemoryIdentityChecks = (state: MarketState, { call, own, shown }: Calls): IdentityChecks => ({
  begin: async (attempt) => own(attempt.contractId, (found, who) => begin(state, who, found, attempt)),
  finish: async (answer) => shown(answer.contractId, (found, who) => finish(state, who, found, answer)),
  page: async (id) =>
    own(id, (found) => (found.entry.proofs[found.party]?.proof === 'high' ? ok(pageOf(found)) : fail(noProofPage()))),
  papers: async () => call(() => ok(IDENTITY_DOCUMENTS)),
})

const pageOf = ({ contract, party }: OwnContract): IdentityPage => ({
  url: `https://sandbox.invalid/${contract.id}/${party}`,
  opensIn: 'browser',
})

function begin(
  state: MarketState,
  who: Member,
  own: OwnContract,
  { proof, fields: given }: ProofAttempt,
): Result<ProofBegun> {
  const { userId } = who
  const { contract, party } = own
  const { by, requests } = PROOFS[proof]
  const known = identityOf(state, who)
  if (proof === 'on-record' && known === null) return fail(nothingOnRecord())
  const fields =
    proof === 'on-record' && known !== null
      ? { name: known.name, residentId: known.residentId, mobile: who.mobile }
      : given
  const missing = requests.find((field) => !fields[field])
  if (missing !== undefined) return refuse('bad-parameter', '资料不完整', missing)
  if (fields.bankCard !== undefined && !passesLuhn(fields.bankCard))
    return refuse('bad-parameter', '银行卡号不正确', 'bankCard')
  const decided = decideProof(contract[party], state.offeredProofs, { proof, fields })
  if (!decided.ok) return decided
  const pictures = proofPictures(fields)
  const unknown = pictures.find(([, id]) => state.pictures.get(id) !== userId)
  if (unknown !== undefined) return fail(noProofPicture(unknown[0]))
  const shown = pictures.map(([field, id]) => [field, contentDigest(state, id)] as const)
  const taken = decideProofPictures(contract[party], proof, shown)
  if (!taken.ok) return taken
  const code = by === 'code' ? String(100_000 + state.random.below(900_000)) : null
  keepProof(state, own, { proof, fields, code, outcome: 'pending' })
  if (by === 'page') return ok({ next: 'page', ...pageOf(own) })
  return ok({ next: code === null ? 'nothing' : 'code' })
}

const keepProof = (state: MarketState, { contract, party, entry }: OwnContract, begun: BegunProof | undefined): void =>
  keepContract(state, contract, { proofs: { ...entry.proofs, [party]: begun } })

function finish(
  state: MarketState,
  { userId }: Member,
  own: OwnContract,
  { proof, code }: ProofAnswer,
): Result<unknown> {
  const { contract, party, entry } = own
  const begun = entry.proofs[party]
  if (begun?.proof !== proof) return decideUnbegun(contract, party, proof)
  const isByPage = PROOFS[proof].by === 'page'
  if (isByPage && begun.outcome === 'differs') keepProof(state, own, undefined)
  if (isByPage && begun.outcome !== 'matches') return fail(visitRefusal(begun.outcome))
  if (begun.code !== null && code !== begun.code) return fail(codeRefusal('wrong'))
  const { fields } = begun
  const equityDigest = proof === 'equity' ? contentDigest(state, fields.equityPaper ?? '') : undefined
  const decided = decideProven({ contract, party, proof, fields, equityDigest, at: state.clock.now() })
  if (!decided.ok) return decided
  const { signer, proofs } = decided.value.contract[party]
  if (proof !== 'on-record' && isProven('person', proofs) && !state.shownIdentities.has(userId))
    state.shownIdentities.set(userId, { ...signer, by: 'contract', provenAt: state.clock.now() })
  const evidence = addEvidence(state, entry.evidence, contract.id, { kind: 'identity', party, by: proof })
  keepContract(state, decided.value.contract, { evidence, proofs: { ...entry.proofs, [party]: undefined } })
  return decided
}

const contentDigest = ({ pictureContents }: MarketState, id: string): string => digestOf(pictureContents.get(id) ?? id)

/** The verdict of the provider's page at this address. */
export function decideVisit(state: MarketState, url: string, outcome: 'matches' | 'differs'): void {
  decideFaceVisit(state, url, outcome)
  for (const entry of state.contracts.values())
    for (const party of ['seller', 'buyer'] as const) {
      const own = { contract: entry.contract, party, entry }
      const begun = entry.proofs[party]
      if (begun !== undefined && pageOf(own).url === url) keepProof(state, own, { ...begun, outcome })
    }
}

/** The last code that this mobile was sent. */
export const proofCodeOf = ({ contracts }: MarketState, mobile: string): string | undefined =>
  [...contracts.values()]
    .flatMap(({ proofs }) => [proofs.seller, proofs.buyer])
    .find((begun) => begun?.fields.mobile === mobile)?.code ?? undefined
