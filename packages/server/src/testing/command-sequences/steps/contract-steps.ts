import { SUPPORTING_DOCUMENT_KINDS, provesAs, type SupportingDocumentKind } from '@diandu/core/contracts'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { SEQUENCE_DOCUMENTS, digestOfDocument, idOfDocument, type SequenceDocument } from '../sequence-signing.ts'
import type { ModelContract } from '../model/contracts.ts'
import { SELLER, type ModelOrder } from '../model/orders.ts'
import { companyFieldsOf, fieldsOf } from '../signatories.ts'
import { agree, oneOf, sameOf, type Fixture } from '../fixture.ts'

type Party = 'seller' | 'buyer'
interface OfContract {
  readonly contract: number
  readonly party: Party
}

export type ContractStep =
  | { readonly act: 'open contract'; readonly order: number }
  | ({ readonly act: 'prove' } & OfContract)
  | ({ readonly act: 'hand in'; readonly kind: SupportingDocumentKind; readonly paper: SequenceDocument } & OfContract)
  | ({
      readonly act: 'say of paper'
      readonly kind: SupportingDocumentKind
      readonly refusedFor: string | null
    } & OfContract)
  | ({ readonly act: 'sign'; readonly hasRead: boolean } & OfContract)

const ofContract = {
  contract: fc.nat(4),
  party: fc.constantFrom('buyer' as const, 'buyer' as const, 'seller' as const),
}
const aKind = fc.constantFrom(...SUPPORTING_DOCUMENT_KINDS)
/** One of three. */
const aRefusal = fc.constantFrom(null, null, '看不清')

export const contractSteps: readonly fc.WeightedArbitrary<ContractStep>[] = [
  { weight: 1, arbitrary: fc.record({ act: fc.constant('open contract' as const), order: fc.nat(11) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('prove' as const), ...ofContract }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('hand in' as const),
      ...ofContract,
      kind: aKind,
      paper: fc.constantFrom(...SEQUENCE_DOCUMENTS),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('say of paper' as const),
      ...ofContract,
      kind: aKind,
      refusedFor: aRefusal,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('sign' as const),
      ...ofContract,
      hasRead: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    }),
  },
]

export async function takeContractStep(step: ContractStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  await market.signing.introduce()
  if (step.act === 'open contract') return open(step.order, fixture)
  const stored = oneOf(model.contracts.all, step.contract)
  if (stored === undefined) return
  const who = step.party === 'seller' ? SELLER : stored.buyerId
  const name = `contract ${model.contracts.all.indexOf(stored)}`
  const now = market.clock.now()
  switch (step.act) {
    case 'prove':
      return prove(stored, { who, party: step.party, name }, fixture)
    case 'hand in': {
      const { kind, paper, party } = step
      const id = idOfDocument(who, paper)
      const begun = await market.call(
        wire.handInPhotos,
        who,
        kind === 'consent'
          ? { use: kind, contractId: stored.id, paper: id }
          : { use: kind, contractId: stored.id, equityPaper: id },
      )
      const handed =
        begun.ok && kind === 'equity'
          ? await market.call(wire.finishProof, who, { contractId: stored.id, proof: kind })
          : begun
      return agree(
        fixture,
        `${who} hands in ${paper} as ${kind} for ${name}`,
        handed,
        model.contracts.handIn(stored, party, kind, digestOfDocument(paper), now),
      )
    }
    case 'say of paper': {
      const { kind, party, refusedFor } = step
      const reviewed = await market.signing.review({ contractId: stored.id, party, kind, refusedFor })
      const words = `the house ${refusedFor === null ? 'accepts' : 'refuses'} the ${party}’s ${kind} of ${name}`
      return sameOf(
        fixture,
        words,
        reviewed,
        model.contracts.validate(stored, { party, kind, refusedFor, at: now }) ?? 'ok',
      )
    }
    case 'sign':
      return signAs(stored, step, fixture)
  }
}

/**
 * The one whose contract can be drafted now, where there is one; of one that was signed as another part of the platform
 * saw it there is none.
 */
async function open(which: number, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const { orders, contracts } = model
  const isForeign = (order: ModelOrder) =>
    (order.sellerSignedAt !== null || order.buyerSignedAt !== null) && contracts.ofOrder(order.id) === undefined
  const all = orders.all.filter((order) => !isForeign(order))
  const best = all.filter((order) => contracts.mayDraft(order))
  const order = oneOf(best.length === 0 ? all : best, which)
  if (order === undefined) return
  const known = contracts.ofOrder(order.id)
  const opened = await market.call<{ readonly id: string }>(wire.getContract, order.buyerId, { orderId: order.id })
  agree(
    fixture,
    `${order.buyerId} opens the contract of order ${orders.all.indexOf(order)}`,
    opened,
    known !== undefined || contracts.mayDraft(order) ? undefined : 'not-found',
  )
  if (opened.ok && known === undefined) contracts.draft(opened.value.id, order, market.clock.now())
}

/** Once each: how often a signer may be asked about in a day is tested elsewhere. */
async function prove(
  stored: ModelContract,
  { who, party, name }: { readonly who: string; readonly party: Party; readonly name: string },
  fixture: Fixture,
): Promise<void> {
  const { market, model } = fixture
  const proof = provesAs(stored[party]) === 'company' ? 'legal-representative' : 'bank'
  if (stored[party].proofs.includes(proof)) return
  const fields = proof === 'bank' ? fieldsOf(who) : companyFieldsOf(who)
  const begun = await market.call(proof === 'bank' ? wire.verifyByBank : wire.beginThreeElements, who, {
    contractId: stored.id,
    ...fields,
  })
  const code = proof === 'bank' ? {} : { code: market.signing.code() }
  const proven = begun.ok ? await market.call(wire.finishProof, who, { contractId: stored.id, proof, ...code }) : begun
  agree(
    fixture,
    `${who} shows who they are for ${name}, by ${proof}`,
    proven,
    model.contracts.prove(stored, party, proof, fields, market.clock.now()),
  )
}

/** By the call of a client; a party who has not read the current document is refused. */
export async function signAs(
  stored: ModelContract,
  { party, hasRead }: { readonly party: Party; readonly hasRead: boolean },
  fixture: Fixture,
): Promise<void> {
  const { market, model } = fixture
  const who = party === 'seller' ? SELLER : stored.buyerId
  const name = `contract ${model.contracts.all.indexOf(stored)}`
  if (hasRead)
    agree(
      fixture,
      `${who} reads ${name}`,
      await market.call(wire.confirmContract, who, {
        contractId: stored.id,
        digest: await market.signing.digest(stored.id),
      }),
      undefined,
    )
  const signed = await market.call(wire.signByHand, who, { contractId: stored.id })
  agree(
    fixture,
    `${who} signs ${name}`,
    signed,
    model.contracts.sign(hasRead ? model.contracts.readIt(stored, party) : stored, party, market.clock.now()),
  )
}
