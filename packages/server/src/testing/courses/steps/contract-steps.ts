import { PAPER_KINDS, provesAs, type PaperKind } from '@diandu/core/contracts'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { COURSE_PAPERS, digestOfPaper, idOfPaper, type CoursePaper } from '../course-signing.ts'
import type { ModelContract } from '../model/contracts.ts'
import { SELLER, type ModelOrder } from '../model/orders.ts'
import { companyFieldsOf, fieldsOf } from '../signatories.ts'
import { agree, oneOf, sameOf, type World } from '../world.ts'

type Party = 'seller' | 'buyer'
interface OfContract {
  readonly contract: number
  readonly party: Party
}

export type ContractStep =
  | { readonly act: 'open contract'; readonly order: number }
  | ({ readonly act: 'prove' } & OfContract)
  | ({ readonly act: 'hand in'; readonly kind: PaperKind; readonly paper: CoursePaper } & OfContract)
  | ({ readonly act: 'say of paper'; readonly kind: PaperKind; readonly refusedFor: string | null } & OfContract)
  | ({ readonly act: 'sign'; readonly hasRead: boolean } & OfContract)

const ofContract = { contract: fc.nat(4), party: fc.constantFrom('buyer' as const, 'buyer' as const, 'seller' as const) }
const aKind = fc.constantFrom(...PAPER_KINDS)
/** One of three. */
const aRefusal = fc.constantFrom(null, null, '看不清')

export const contractSteps: readonly fc.WeightedArbitrary<ContractStep>[] = [
  { weight: 1, arbitrary: fc.record({ act: fc.constant('open contract' as const), order: fc.nat(11) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('prove' as const), ...ofContract }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('hand in' as const), ...ofContract, kind: aKind, paper: fc.constantFrom(...COURSE_PAPERS) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('say of paper' as const), ...ofContract, kind: aKind, refusedFor: aRefusal }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('sign' as const), ...ofContract, hasRead: fc.integer({ min: 0, max: 9 }).map((n) => n > 0) }) },
]

export async function takeContractStep(step: ContractStep, world: World): Promise<void> {
  const { market, model } = world
  await market.signing.introduce()
  if (step.act === 'open contract') return open(step.order, world)
  const kept = oneOf(model.contracts.all, step.contract)
  if (kept === undefined) return
  const who = step.party === 'seller' ? SELLER : kept.buyerId
  const name = `contract ${model.contracts.all.indexOf(kept)}`
  const now = market.clock.now()
  switch (step.act) {
    case 'prove':
      return prove(kept, { who, party: step.party, name }, world)
    case 'hand in': {
      const { kind, paper, party } = step
      const id = idOfPaper(who, paper)
      const begun = await market.call(wire.handInPhotos, who, kind === 'consent' ? { use: kind, contractId: kept.id, paper: id } : { use: kind, contractId: kept.id, equityPaper: id })
      const handed = begun.ok && kind === 'equity' ? await market.call(wire.finishProof, who, { contractId: kept.id, proof: kind }) : begun
      return agree(world, `${who} hands in ${paper} as ${kind} for ${name}`, handed, model.contracts.handIn(kept, party, kind, digestOfPaper(paper), now))
    }
    case 'say of paper': {
      const { kind, party, refusedFor } = step
      const said = await market.signing.review({ contractId: kept.id, party, kind, refusedFor })
      const words = `the house ${refusedFor === null ? 'accepts' : 'refuses'} the ${party}’s ${kind} of ${name}`
      return sameOf(world, words, said, model.contracts.judge(kept, { party, kind, refusedFor, at: now }) ?? 'ok')
    }
    case 'sign':
      return signAs(kept, step, world)
  }
}

/** The one whose contract can be drafted now, where there is one; of one that was signed as another part of the house saw it there is none. */
async function open(which: number, world: World): Promise<void> {
  const { market, model } = world
  const { orders, contracts } = model
  const isForeign = (order: ModelOrder) => order.status === 4 && order.sellerSignedAt !== null && contracts.ofOrder(order.id) === undefined
  const all = orders.all.filter((order) => !isForeign(order))
  const best = all.filter((order) => contracts.mayDraft(order))
  const order = oneOf(best.length === 0 ? all : best, which)
  if (order === undefined) return
  const known = contracts.ofOrder(order.id)
  const opened = await market.call<{ readonly id: string }>(wire.getContract, order.buyerId, { orderId: order.id })
  agree(world, `${order.buyerId} opens the contract of order ${orders.all.indexOf(order)}`, opened, known !== undefined || contracts.mayDraft(order) ? undefined : 'not-found')
  if (opened.ok && known === undefined) contracts.draft(opened.value.id, order, market.clock.now())
}

/** Once each: how often somebody may be asked about in a day is told elsewhere. */
async function prove(kept: ModelContract, { who, party, name }: { readonly who: string; readonly party: Party; readonly name: string }, world: World): Promise<void> {
  const { market, model } = world
  const proof = provesAs(kept[party]) === 'company' ? 'legal-representative' : 'bank'
  if (kept[party].proofs.includes(proof)) return
  const fields = proof === 'bank' ? fieldsOf(who) : companyFieldsOf(who)
  const begun = await market.call(proof === 'bank' ? wire.verifyByBank : wire.beginThreeElements, who, { contractId: kept.id, ...fields })
  const code = proof === 'bank' ? {} : { code: market.signing.code() }
  const proven = begun.ok ? await market.call(wire.finishProof, who, { contractId: kept.id, proof, ...code }) : begun
  agree(world, `${who} shows who they are for ${name}, by ${proof}`, proven, model.contracts.prove(kept, party, proof, fields, market.clock.now()))
}

/** By the call of a client; who has not read the document as it stands is refused. */
export async function signAs(kept: ModelContract, { party, hasRead }: { readonly party: Party; readonly hasRead: boolean }, world: World): Promise<void> {
  const { market, model } = world
  const who = party === 'seller' ? SELLER : kept.buyerId
  const name = `contract ${model.contracts.all.indexOf(kept)}`
  if (hasRead) agree(world, `${who} reads ${name}`, await market.call(wire.confirmContract, who, { contractId: kept.id, digest: await market.signing.digest(kept.id) }), undefined)
  const signed = await market.call(wire.signByHand, who, { contractId: kept.id })
  agree(world, `${who} signs ${name}`, signed, model.contracts.sign(hasRead ? model.contracts.readIt(kept, party) : kept, party, market.clock.now()))
}
