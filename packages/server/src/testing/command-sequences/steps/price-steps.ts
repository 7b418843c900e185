import { percentOf } from '@diandu/core/kernel'
import { ORDER_ROLES, standingFen, type OfferAnswer, type OrderRole, type PriceOffer } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { SELLER } from '../model/orders.ts'
import { agree, BUYERS, oneOf, sameOf, SHOPS, type Fixture } from '../fixture.ts'

export type PriceStep =
  /** In parts of a hundred of the asked price. */
  | { readonly act: 'cut price'; readonly buyer: string; readonly shop: string; readonly percent: number }
  | {
      readonly act: 'answer'
      readonly offer: number
      readonly side: OrderRole
      readonly answer: OfferAnswer['kind']
      readonly percent: number
      /** Of another sum than the one that waits. */
      readonly isMistaken: boolean
    }

const aPercent = fc.constantFrom(40, 50, 80, 80, 85, 90, 95, 100)

export const priceSteps: readonly fc.WeightedArbitrary<PriceStep>[] = [
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('cut price' as const),
      buyer: fc.constantFrom(...BUYERS),
      shop: fc.constantFrom(...SHOPS),
      percent: aPercent,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      offer: fc.nat(11),
      answer: fc.constantFrom(
        'accept' as const,
        'accept' as const,
        'counter' as const,
        'refuse' as const,
        'withdraw' as const,
      ),
      side: fc.constantFrom(...ORDER_ROLES),
      percent: aPercent,
      isMistaken: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
    }),
  },
]

export async function takePriceStep(step: PriceStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  const fen = percentOf(PRICE_FEN, step.percent)
  if (step.act === 'cut price') {
    const wish = { buyer: step.buyer, shop: step.shop, offeredFen: fen }
    const expected = model.prices.mayOffer(wish, model.orders.shopStatus(step.shop), now)
    const offered = await market.call<{ readonly id: string }>(wire.cutPrice, step.buyer, {
      shopId: step.shop,
      askedFen: PRICE_FEN,
      offeredFen: fen,
    })
    agree(
      fixture,
      `${step.buyer} offers ${fen} fen for ${step.shop}`,
      offered,
      'refused' in expected ? expected.refused : undefined,
    )
    if (!offered.ok || 'refused' in expected) return
    const isKnown = model.prices.all.some(({ id }) => id === offered.value.id)
    sameOf(
      fixture,
      '  which is',
      isKnown ? offered.value.id : 'a new offer',
      expected.offer === 'new' ? 'a new offer' : expected.offer.id,
    )
    return model.prices.offer(offered.value.id, wish, now)
  }
  const offer = oneOf(model.prices.all, step.offer)
  if (offer === undefined) return
  const answer = answerOf(step, fen, offer)
  const who = step.side === 'buyer' ? offer.buyerId : SELLER
  const { kind, ...sum } = answer
  const answered = await market.call(wire.answerOffer, who, { offerId: offer.id, answer: kind, ...sum })
  const status = model.orders.shopStatus(offer.shopId)
  agree(
    fixture,
    `offer ${model.prices.all.indexOf(offer)}: ${JSON.stringify(answer)} by ${who}`,
    answered,
    model.prices.answer(offer, step.side, answer, { status, now }),
  )
}

function answerOf(
  { answer: kind, isMistaken }: Extract<PriceStep, { act: 'answer' }>,
  fen: number,
  offer: PriceOffer,
): OfferAnswer {
  switch (kind) {
    case 'accept':
      return { kind, acceptFen: isMistaken ? fen : standingFen(offer) }
    case 'counter':
      return { kind, counterFen: fen }
    default:
      return { kind }
  }
}
