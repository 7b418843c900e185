import * as v from 'valibot'
import { OFFER_STATUSES, type MyTurn, type OfferId, type ShownOffer } from '@diandu/core/orders'
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
  madeAt: instant,
  status: v.picklist(keysOf(OFFER_STATUSES)),
  answeredAt: v.nullable(instant),
  agreedFen: v.nullable(fen),
}) satisfies v.GenericSchema<unknown, ShownOffer>

const by = v.nullable(instant)

export const listTurns = call({
  method: 'GET',
  path: 'order/my-turn',
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

export const cutPrice = call({
  method: 'POST',
  path: 'goods/cutPrice',
  summary: 'Offers the seller of a shop a lower price',
  access: 'member',
  once: true,
  audited: true,
  rateLimitPerMinute: 30,
  input: v.strictObject({ shopId, askedFen: fen, offeredFen: fen }),
  output: offer,
  example: { shopId: 's1', askedFen: 2_000_000, offeredFen: 1_800_000 },
})

export const answerOffer = call({
  method: 'PUT',
  path: 'goods/cutPrice/answer',
  summary: 'The seller accepts, refuses or names another price; the buyer takes the offer back',
  access: 'member',
  audited: true,
  input: v.strictObject({
    offerId,
    answer: v.picklist(['accept', 'refuse', 'counter', 'withdraw']),
    counterFen: v.exactOptional(fen),
  }),
  output: offer,
  example: { offerId: 'f1', answer: 'counter', counterFen: 1_900_000 },
})

export const listOffers = call({
  method: 'GET',
  path: 'goods/cutPrice/list',
  summary: 'Offers that a person made, or that were made for their shops, the newest first',
  access: 'member',
  input: v.strictObject({ role: orderRole, cursor: v.exactOptional(cursor) }),
  output: pageOf(offer),
  example: { role: 'seller', cursor: 'c1' },
})

export const getMyOffer = call({
  method: 'POST',
  path: 'goods/cutPrice/mine',
  summary: "A person's last offer for a shop; null where there is none",
  access: 'member',
  input: v.strictObject({ shopId }),
  output: v.nullable(offer),
  example: { shopId: 's1' },
})
