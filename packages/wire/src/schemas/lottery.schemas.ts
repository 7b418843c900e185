import * as v from 'valibot'
import {
  PRIZE_KINDS,
  WON_PRIZE_STATES,
  type Draw,
  type DrawProof,
  type LotteryId,
  type LotteryView,
  type PrizeId,
  type PublicWin,
  type WonPrize,
  type WonPrizeId,
} from '@diandu/core/lottery'
import { count, fen, idOf, instant } from './schemas.ts'

export const lotteryId = idOf<LotteryId>()
export const wonPrizeId = idOf<WonPrizeId>()
const prizeId = idOf<PrizeId>()
const name = v.object({ zh: v.string(), en: v.string() })
const kind = v.picklist(PRIZE_KINDS)
const window = v.object({ opensAt: instant, closesAt: instant })
const hex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, '64 hex digits'))

export const draw = v.object({
  prize: v.nullable(v.object({ id: prizeId, name })),
  drawnAt: instant,
  triesLeft: count,
  position: count,
  link: hex,
}) satisfies v.GenericSchema<unknown, Draw>

export const lotteryView = v.object({
  id: lotteryId,
  series: v.string(),
  name,
  window,
  coins: count,
  outOf: count,
  prizes: v.array(v.object({ id: prizeId, name, kind, valueFen: fen, left: count, chances: count })),
  seedDigest: hex,
  drawn: count,
  triesLeft: v.nullable(count),
  coinsLeft: v.nullable(count),
  previous: v.nullable(lotteryId),
}) satisfies v.GenericSchema<unknown, LotteryView>

export const publicWin = v.object({
  position: count,
  person: count,
  prize: name,
  kind,
  valueFen: fen,
  drawnAt: instant,
}) satisfies v.GenericSchema<unknown, PublicWin>

export const drawProof = v.object({
  lottery: v.object({
    id: lotteryId,
    window,
    blankWeight: count,
    prizes: v.array(v.object({ id: prizeId, weight: count, stock: count })),
    seedDigest: hex,
    termsDigest: hex,
    seed: v.nullable(hex),
  }),
  draws: v.array(
    v.object({
      position: count,
      person: count,
      counter: count,
      prize: v.nullable(prizeId),
      stockBefore: v.array(count),
      drawnAt: instant,
      link: hex,
    }),
  ),
  next: v.nullable(count),
}) satisfies v.GenericSchema<unknown, DrawProof>

export const wonPrize = v.object({
  id: wonPrizeId,
  lottery: lotteryId,
  position: count,
  name,
  kind,
  state: v.picklist(WON_PRIZE_STATES),
  wonAt: instant,
  address: v.nullable(
    v.object({ receiver: v.string(), mobile: v.string(), regionNames: v.array(v.string()), detail: v.string() }),
  ),
  parcel: v.nullable(v.object({ carrier: v.string(), trackingNumber: v.string(), sentAt: instant })),
}) satisfies v.GenericSchema<unknown, WonPrize>
