import { takeDraw, triesLeftOf, type DrawRecord } from '../take-draw.ts'
import { findAddress } from '../../src/account/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import {
  chancesOf,
  decidePrizeAddress,
  decidePrizeSending,
  oddsOf,
  prizeMessages,
  stateWhenWon,
  termsDigestOf,
  type Draw,
  type Lotteries,
  type LotteryId,
  type LotteryTerms,
  type LotteryView,
  type PrizeParcel,
  type Prizes,
  type PublicWin,
  type WonPrize,
  type WonPrizeId,
} from '../../src/lottery/index.ts'
import { phaseOf, type CampaignWindow } from '../../src/campaigns/index.ts'
import { couponMessage } from '../../src/coupons/index.ts'
import { coinsAt } from '../../src/coins/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { TOY_HASH } from '../toy-hash.ts'
import { coinBookOf, movedBook } from './coins/coin-book.ts'
import { ownRow, ownRows, type Desk } from './desk.ts'
import type { LotteryRecord } from './campaigns/campaign-records.ts'
import { notFound, refuse, type MarketState, type Member } from './market-state.ts'
import { AREAS } from './memory-addresses.ts'
import { shownPage } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { writeMessages } from './write-messages.ts'

/** The operator publishes a lottery: all that it promises is fixed now. */
export function openLottery(state: MarketState, id: LotteryId, terms: LotteryTerms, window: CampaignWindow): void {
  const { blankWeight, prizes } = terms
  const seed = TOY_HASH.digest(state.random.token())
  const seedDigest = TOY_HASH.digest(seed)
  const termsDigest = termsDigestOf({ id, window, blankWeight, prizes, seedDigest }, TOY_HASH)
  const desk = { id, seed, termsDigest, pool: terms, window, triesEach: terms.triesEach, draws: [] }
  state.lotteries.set(id, { terms, desk, seedDigest })
}

const MAX_WINS = 20
const MAX_DRAWS = 500

export function createMemoryLotteries({ state, act }: Desk, store: SessionStore): Lotteries {
  const { clock } = state
  const device = `device-${(state.devices += 1)}`
  const of = async <T>(named: string, read: (lottery: LotteryRecord) => T): Promise<Result<T>> => {
    const found = findLottery(state, named)
    return found === undefined ? notFound() : ok(read(found))
  }
  const draw = (named: string, key: string, isForCoins: boolean): Promise<Result<Draw>> =>
    act(key, ['draw', named, isForCoins], (who) => {
      const found = findLottery(state, named)
      if (found === undefined) return notFound()
      if (found.terms.coins > 0 !== isForCoins) return refuse('bad-parameter', '该抽奖不支持这种方式', 'lottery')
      if (!isForCoins) return drawOnce(state, found, who, { key, device })
      const { coins } = found.terms
      const paid = movedBook(coinBookOf(state, who.userId), {
        kind: 'draw',
        coins: -coins,
        reference: `${found.desk.id} ${key}`,
        at: clock.now(),
      })
      if (!paid.ok) return paid
      const before = coinBookOf(state, who.userId)
      state.coins.set(who.userId, paid.value)
      const drawn = drawOnce(state, found, who, { key, device })
      if (!drawn.ok) state.coins.set(who.userId, before)
      return drawn
    })
  return {
    show: (named) => of(named, (lottery) => viewOf(state, lottery, viewerOf(state, store))),
    lastWins: (named) => of(named, (lottery) => winsOf(lottery).toReversed().slice(0, MAX_WINS)),
    topWins: (named) =>
      of(named, (lottery) =>
        winsOf(lottery)
          .toSorted((one, other) => other.valueFen - one.valueFen || one.position - other.position)
          .slice(0, MAX_WINS),
      ),
    draw: (named, key) => draw(named, key, false),
    drawForCoins: (named, key) => draw(named, key, true),
    proof: (named, after) =>
      of(named, ({ terms, desk, seedDigest }) => {
        const { id, window, termsDigest } = desk
        const seed = phaseOf(window, clock.now()) === 'over' ? desk.seed : null
        const prizes = terms.prizes.map((prize) => ({ id: prize.id, weight: prize.weight, stock: prize.stock }))
        const lottery = { id, window, blankWeight: terms.blankWeight, prizes, seedDigest, termsDigest, seed }
        const draws = desk.draws.slice(after, after + MAX_DRAWS).map(({ published }) => published)
        return { lottery, draws, next: desk.draws.length > after + MAX_DRAWS ? after + MAX_DRAWS : null }
      }),
  }
}

export function createMemoryPrizes({ state, call }: Desk): Prizes {
  return {
    list: (cursor) => call((who) => shownPage(ownRows(state.wonPrizes, who), cursor, shown)),
    wonIn: (named) =>
      call((who) => {
        const found = findLottery(state, named)
        if (found === undefined) return notFound()
        const own = ownRows(state.wonPrizes, who).filter(({ lottery }) => lottery === found.desk.id)
        return ok(own.map(shown))
      }),
    sendTo: (id, addressId) =>
      call((who) => {
        const prize = ownRow(state.wonPrizes, id, who, () => notFound().failure)
        const found = findAddress({ book: who.addresses, areas: AREAS }, addressId)
        if (!prize.ok) return prize
        if (!found.ok) return fail(found.failure)
        const { receiver, mobile, regionNames, detail } = found.value
        return mapResult(decidePrizeAddress(prize.value, { receiver, mobile, regionNames, detail }), (moved) => {
          state.wonPrizes.set(id, moved)
          return shown(moved)
        })
      }),
  }
}

function viewerOf(state: MarketState, store: SessionStore): string | null {
  const who = signedIn(state, store)
  return who.ok ? who.value.userId : null
}

function drawOnce(
  state: MarketState,
  lottery: LotteryRecord,
  who: Member,
  by: { readonly key: string; readonly device: string },
): Result<Draw> {
  const { desk, answer } = takeDraw(lottery.desk, { ...by, person: who.userId, at: state.clock.now() }, TOY_HASH)
  state.lotteries.set(desk.id, { ...lottery, desk })
  const prize = answer.ok ? lottery.terms.prizes.find(({ id }) => id === answer.value.prize?.id) : undefined
  if (!answer.ok || prize === undefined) return answer
  const { position, drawnAt: now } = answer.value
  const { kind } = prize.reward
  const id = `prize-${state.wonPrizes.size + 1}` as WonPrizeId
  const won = { id, lottery: desk.id, position, name: prize.name, kind, state: stateWhenWon(kind), wonAt: now }
  state.wonPrizes.set(id, { ...won, userId: who.userId, address: null, parcel: null })
  if (prize.reward.kind === 'coupon') {
    const { amountFen, leastSpendFen, validDays } = prize.reward
    const couponId = `coupon-${state.coupons.size + 1}`
    const valid = { validFrom: now, validUntil: now + validDays * 86_400_000 }
    const coupon = { id: couponId, title: prize.name.zh, amountFen, leastSpendFen, ...valid, orderId: null }
    state.coupons.set(couponId, { ...coupon, userId: who.userId, offerId: `draw:${desk.id}` })
    writeMessages(state, [couponMessage(who.userId, coupon, now)])
  }
  if (prize.reward.kind === 'coins') {
    const reference = `${desk.id} ${position}`
    const moved = movedBook(coinBookOf(state, who.userId), {
      kind: 'prize',
      coins: prize.reward.coins,
      reference,
      at: now,
    })
    if (!moved.ok) throw new Error(`${reference} gave no coins.`)
    state.coins.set(who.userId, moved.value)
  }
  return answer
}

/** The operator has sent it. */
export const sendPrize = (state: MarketState, id: WonPrizeId, parcel: Omit<PrizeParcel, 'sentAt'>): Result<unknown> =>
  mapResult(decidePrizeSending(state.wonPrizes.get(id), { ...parcel, sentAt: state.clock.now() }), (moved) => {
    state.wonPrizes.set(id, moved)
    writeMessages(state, prizeMessages(moved))
  })

const shown = ({ userId: _userId, ...prize }: WonPrize & { readonly userId: string }): WonPrize => prize

/** By its id; or by its series, the one that opened last, or else the one that opens next. */
function findLottery({ lotteries, clock }: MarketState, named: string): LotteryRecord | undefined {
  const opensIn = ({ desk }: LotteryRecord): number => desk.window.opensAt - clock.now()
  const ofSeries = [...lotteries.values()].filter(({ terms }) => terms.series === named)
  const [next] = ofSeries.toSorted(
    (one, other) =>
      Number(opensIn(one) > 0) - Number(opensIn(other) > 0) || Math.abs(opensIn(one)) - Math.abs(opensIn(other)),
  )
  return lotteries.get(named as LotteryId) ?? next
}

function viewOf(state: MarketState, { terms, desk, seedDigest }: LotteryRecord, userId: string | null): LotteryView {
  const { lotteries, clock } = state
  const { id, window, pool, draws } = desk
  const ended = [...lotteries.values()]
    .filter((other) => other.terms.series === terms.series && phaseOf(other.desk.window, clock.now()) === 'over')
    .toSorted((one, other) => other.desk.window.closesAt - one.desk.window.closesAt)
  return {
    id,
    series: terms.series,
    name: terms.name,
    window,
    coins: terms.coins,
    outOf: chancesOf(terms),
    prizes: oddsOf(pool).flatMap(({ prize, chances }) => {
      const of = terms.prizes.find((one) => one.id === prize.id)
      const { name, stock } = prize
      return of === undefined
        ? []
        : [{ id: prize.id, name, kind: of.reward.kind, valueFen: of.valueFen, left: stock, chances }]
    }),
    seedDigest,
    drawn: draws.length,
    triesLeft: userId === null ? null : triesLeftOf(desk, userId),
    coinsLeft:
      userId === null || terms.coins === 0 ? null : coinsAt(coinBookOf(state, userId as UserId).holdings, clock.now()),
    previous: ended[0]?.desk.id ?? null,
  }
}

export const winsOf = ({ terms, desk }: LotteryRecord): readonly PublicWin[] =>
  desk.draws.flatMap(({ published, prize }: DrawRecord) => {
    const of = terms.prizes.find(({ id }) => id === prize?.id)
    const { position, person, drawnAt } = published
    return of === undefined
      ? []
      : [{ position, person, prize: of.name, kind: of.reward.kind, valueFen: of.valueFen, drawnAt }]
  })
