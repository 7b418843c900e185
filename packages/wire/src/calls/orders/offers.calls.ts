import * as v from 'valibot'
import {
  OFFER_STATUSES,
  OFFER_STEP_KINDS,
  type AgreedPrice,
  type BargainThread,
  type MyTurn,
  type OfferId,
  type ShownOffer,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { shopId } from '../../schemas/catalog.schemas.ts'
import { order, orderRole } from './orders.calls.ts'
import { cursor, fen, idOf, instant, keysOf, nothingIn, pageOf } from '../../schemas/schemas.ts'

const offerId = idOf<OfferId>()

const offer = v.object({
  id: offerId,
  role: orderRole,
  shopId,
  shopTitle: v.string(),
  askedFen: fen,
  offeredFen: fen,
  counterFen: v.nullable(fen),
  madeAt: instant,
  saidAt: instant,
  status: v.picklist(keysOf(OFFER_STATUSES)),
  answeredAt: v.nullable(instant),
  answeredBy: v.nullable(orderRole),
  agreedFen: v.nullable(fen),
}) satisfies v.GenericSchema<unknown, ShownOffer>

const by = v.nullable(instant)

export const listTurns = call('GET order/my-turn', {
  summary: 'What goes no further without this person, as buyer or as seller: orders and offers, the most urgent first',
  access: 'member',
  input: nothingIn,
  output: v.object({
    items: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('order'), by, order, isPaperRefused: v.boolean() }),
        v.object({ kind: v.literal('offer'), by, offer }),
      ]),
    ) satisfies v.GenericSchema<unknown, MyTurn[]>,
  }),
})

export const cutPrice = call('POST goods/cutPrice', {
  summary: 'Offers the seller of a shop a lower price',
  access: 'member',
  once: true,
  audited: true,
  rateLimitPerMinute: 30,
  input: v.strictObject({ shopId, askedFen: fen, offeredFen: fen }),
  output: offer,
  example: { shopId: 's1', askedFen: 2_000_000, offeredFen: 1_800_000 },
})

export const answerOffer = call('PUT goods/cutPrice/answer', {
  summary: 'The side whose turn it is accepts, declines or names another price; the other one takes its price back',
  access: 'member',
  audited: true,
  input: v.strictObject({
    offerId,
    answer: v.picklist(['accept', 'refuse', 'counter', 'withdraw']),
    acceptFen: v.exactOptional(fen),
    counterFen: v.exactOptional(fen),
  }),
  output: offer,
  example: { offerId: 'f1', answer: 'counter', counterFen: 1_900_000 },
})

export const listOffers = call('GET goods/cutPrice/list', {
  summary: 'Offers that a person made, or that were made for their shops, the newest first',
  access: 'member',
  input: v.strictObject({ role: orderRole, cursor: v.exactOptional(cursor) }),
  output: pageOf(offer),
  example: { role: 'seller', cursor: 'c1' },
})

export const getMyOffer = call('POST goods/cutPrice/mine', {
  summary: 'A person’s last offer for a shop; null where there is none',
  access: 'member',
  input: v.strictObject({ shopId }),
  output: v.nullable(offer),
  example: { shopId: 's1' },
})

export const getBargain = call('GET goods/cutPrice/thread', {
  summary: 'What a buyer and a seller have said about the price of a shop, as both of them read it',
  access: 'member',
  input: v.strictObject({ offerId }),
  output: v.object({
    offer,
    steps: v.array(
      v.object({
        kind: v.picklist(OFFER_STEP_KINDS),
        side: v.nullable(orderRole),
        fen,
        at: instant,
      }),
    ),
    priceFen: v.nullable(fen),
  }) satisfies v.GenericSchema<unknown, BargainThread>,
  example: { offerId: 'f1' },
})

export const listAgreedPrices = call('GET goods/cutPrice/agreed', {
  summary: 'What a person may order shops for by agreement with their sellers, the newest first',
  access: 'member',
  input: nothingIn,
  output: v.object({
    items: v.array(v.object({ shopId, agreedFen: fen, until: instant })) satisfies v.GenericSchema<
      unknown,
      AgreedPrice[]
    >,
  }),
})
