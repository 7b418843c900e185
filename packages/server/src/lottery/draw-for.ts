import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { decideDraw, stateWhenWon, type Draw, type PrizeTerms } from '@diandu/core/lottery'
import { DAY_MS } from '@diandu/core/kernel'
import { moveCoins } from '../coins/index.ts'
import { giveCoupon, type GivenCoupon } from '../coupons/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { countOthersOn, deviceMark, keepDevice } from './device-store.ts'
import { drawHash } from './draw-hash.ts'
import { countDraw, findDraw, findPerson, insertDraw } from './draw-store.ts'
import { aboutSeed, findLottery, lockLottery, poolOf, writeLottery, type LotteryRow } from './lottery-store.ts'
import { insertPrize } from './won-prize-store.ts'

export interface DrawRequest {
  /** The lottery's id or its series. */
  readonly lottery: string
  readonly userId: string
  /** Of the try: the same key is the same draw. */
  readonly key: string
  readonly pays: 'coins' | 'with-a-try'
  /** As the device reports itself. */
  readonly device?: string | undefined
}

interface DrawDeps {
  readonly box: DataBox
  readonly random: Random
  readonly nowMs: number
}

/**
 * One draw with all that follows from it. The person's row is locked first and the lottery's then, so that draws of one
 * lottery come one after the other; the same key again gets the same draw.
 */
export async function drawFor(
  tx: Transaction,
  { lottery: named, userId, key, pays, device }: DrawRequest,
  { box, random, nowMs }: DrawDeps,
): Promise<Result<Draw>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const found = await findLottery(tx, named, nowMs)
  if (found === undefined) return fail(noLottery())
  const known = await findDraw(tx, found, userId, key)
  if (known !== undefined) return ok(known)
  const { coins } = found.terms
  if (coins > 0 !== (pays === 'coins')) return fail(refused('bad-parameter', '该抽奖不支持这种方式', 'lottery'))
  const reference = `${found.id} ${key}`
  const paid = coins === 0 ? ok(0) : await moveCoins(tx, { userId, kind: 'draw', coins: -coins, reference, at: nowMs })
  if (!paid.ok) return paid
  const lottery = await lockLottery(tx, found.id)
  if (lottery === undefined) return fail(noLottery())
  const person = await findPerson(tx, userId, lottery.id)
  const mark = device === undefined ? undefined : deviceMark(lottery.id, device)
  const decided = decideDraw(
    {
      id: lottery.id,
      seed: Buffer.from(box.open(lottery.sealedSeed, aboutSeed(lottery.id))).toString(),
      window: lottery,
      pool: poolOf(lottery),
      person: person.number ?? lottery.people + 1,
      drawn: person.drawn,
      tries: lottery.terms.triesEach + person.granted,
      othersOnDevice: mark === undefined ? 0 : await countOthersOn(tx, lottery.id, mark, userId),
      last: { position: lottery.drawn, drawnAt: lottery.lastDrawnAt, link: lottery.lastLink },
    },
    nowMs,
    drawHash,
  )
  if (!decided.ok) return decided
  const { prize, pool, published, triesLeft } = decided.value
  const { position, drawnAt, link } = published
  await insertDraw(tx, lottery.id, { userId, key, triesLeft }, published)
  if (mark !== undefined) await keepDevice(tx, lottery.id, mark, userId)
  await countDraw(tx, userId, lottery.id, published.person)
  await writeLottery(tx, {
    ...lottery,
    stock: pool.prizes.map(({ stock }) => stock),
    drawn: position,
    people: Math.max(lottery.people, published.person),
    lastDrawnAt: drawnAt,
    lastLink: link,
  })
  const terms = lottery.terms.prizes.find(({ id }) => id === prize?.id)
  if (terms !== undefined) await givePrize(tx, lottery, terms, { userId, position, random, nowMs: drawnAt })
  return ok({ prize: prize && { id: prize.id, name: prize.name }, drawnAt, triesLeft, position, link })
}

/** Coupons and coins arrive at once; a thing waits for an address. */
async function givePrize(
  tx: Transaction,
  { id: lotteryId }: LotteryRow,
  { name, valueFen, reward }: PrizeTerms,
  to: { readonly userId: string; readonly position: number; readonly random: Random; readonly nowMs: number },
): Promise<void> {
  const { userId, position, random, nowMs } = to
  const { kind } = reward
  await insertPrize(tx, {
    id: idFrom(random.token()),
    userId,
    lottery: lotteryId,
    position,
    name,
    kind,
    valueFen,
    state: stateWhenWon(kind),
    wonAt: nowMs,
  })
  const source = `${lotteryId} ${position}`
  if (kind === 'coupon') {
    const { amountFen, leastSpendFen, validDays } = reward
    const valid = { validFrom: nowMs, validUntil: nowMs + validDays * DAY_MS }
    const terms: GivenCoupon = { userId, source: `draw:${source}`, title: name.zh, amountFen, leastSpendFen, ...valid }
    await giveCoupon(tx, terms, { random, nowMs })
  }
  if (kind === 'coins') {
    const moved = await moveCoins(tx, { userId, kind: 'prize', coins: reward.coins, reference: source, at: nowMs })
    if (!moved.ok) throw new Error(`${source} gave no coins.`)
  }
}

export const noLottery = () => refused('not-found', '没有找到这个抽奖', 'lottery')
