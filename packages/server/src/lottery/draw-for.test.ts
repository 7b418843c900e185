import { parseDay } from '@diandu/core/format'
import { verifyDraws, type LotteryId, type LotteryTerms, type PrizeId } from '@diandu/core/lottery'
import type { UserId } from '@diandu/core/session'
import { reasonOf, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { moveCoins } from '../coins/index.ts'
import { createDataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { insertUser } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { checkLotteries } from './check-lotteries.ts'
import { drawHash } from './draw-hash.ts'
import { findLottery } from './lottery-store.ts'
import { forgetDevices } from './device-store.ts'
import type { DrawRequest } from './draw-for.ts'
import { drawFor, grantTries, publishLottery } from './index.ts'
import { lotteryOpener } from './open-lotteries.ts'
import { proofOf } from './read-lottery.ts'

const NOW = parseDay('2026-11-20')
const END = NOW + 1_000_000
const box = createDataBox(readSettings({}).secrets.dataKey)
const deps = { random: systemRandom, box }
const WHEEL = 'wheel-1' as LotteryId

const TERMS: LotteryTerms = {
  series: 'wheel',
  name: { zh: '转盘', en: 'Wheel' },
  coins: 0,
  triesEach: 50,
  blankWeight: 1,
  prizes: [
    {
      id: 'lamp' as PrizeId,
      name: { zh: '台灯', en: 'Lamp' },
      weight: 1,
      stock: 10,
      valueFen: 99_00,
      reward: { kind: 'physical' },
    },
  ],
}

async function openWheel(db: Database, change: Partial<LotteryTerms> = {}): Promise<void> {
  for (const id of PEOPLE)
    await insertUser(db, { id, username: id, mobile: `138${id}`, passwordHash: '', createdAt: NOW })
  await publishLottery({ ...deps, db }, { id: WHEEL, opensAt: NOW, closesAt: END }, { ...TERMS, ...change }, NOW)
}

const PEOPLE = Array.from({ length: 10 }, (_, at) => `0000000${at}` as UserId)

const draw = (db: Database, userId: string, key: string, pays: DrawRequest['pays'] = 'with-a-try', nowMs = NOW) =>
  drawBy(db, { userId, key, pays }, nowMs)

/** As a call does it: a refusal undoes everything. */
const drawBy = (db: Database, request: Omit<DrawRequest, 'lottery'>, nowMs = NOW) =>
  db
    .transaction(async (tx) => {
      const answer = await drawFor(tx, { lottery: WHEEL, ...request }, { ...deps, nowMs })
      if (!answer.ok) throw Object.assign(new Error('refused'), { answer })
      return answer
    })
    .catch((error: { readonly answer?: Awaited<ReturnType<typeof drawFor>> }) => {
      if (error.answer === undefined) throw error
      return error.answer
    })

async function proof(db: Database, nowMs: number) {
  const lottery = await findLottery(db, WHEEL, nowMs)
  if (lottery === undefined) throw new Error('There is no wheel')
  return proofOf(db, box, lottery, 0, nowMs)
}

describeOnEachEngine('Draws', (open) => {
  it('of 500 at the same instant on ten prizes give exactly ten, and every one can be recomputed (LOT-3, LOT-11, LOT-12)', async () => {
    const db = await open()
    await openWheel(db)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => draw(db, PEOPLE[at % 10] as string, `draw-number-${at}`)),
    )
    const draws = answers.map(valueOf)
    expect(draws.filter(({ prize }) => prize !== null)).toHaveLength(10)
    expect(draws.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 500 }, (_, at) => at + 1),
    )
    expect((await db.query('SELECT id FROM won_prizes')).length).toBe(10)
    expect(await checkLotteries(db)).toEqual([])
    const secret = await proof(db, END)
    expect(secret.lottery.seed).toBeNull()
    const over = await proof(db, END + 1)
    expect(verifyDraws(over, drawHash)).toEqual({ checked: 500, isSeedKnown: true, mismatch: null })
    expect(over.draws).toEqual(secret.draws)
    await db.change('UPDATE lottery_draws SET prize_id = NULL WHERE position = $1', [
      over.draws.find(({ prize }) => prize !== null)?.position ?? 0,
    ])
    expect(verifyDraws(await proof(db, END + 1), drawHash).mismatch?.fault).toBe('prize')
    expect(await checkLotteries(db)).not.toEqual([])
  }, 60_000)

  it('of one person at the same instant are no more than their tries, with the tries they were granted (LOT-8, LOT-12)', async () => {
    const db = await open()
    await openWheel(db, { triesEach: 3 })
    await db.transaction((tx) => grantTries(tx, PEOPLE[0] as string, WHEEL, 2))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => draw(db, PEOPLE[0] as string, `draw-number-${at}`)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['ok', 'tries-spent']))
    expect(verifyDraws(await proof(db, END + 1), drawHash)).toMatchObject({ checked: 5, mismatch: null })
  })

  it('on one device are those of three people, also at the same instant, and a refusal costs nothing (LOT-25)', async () => {
    const db = await open()
    const prizes = [{ ...TERMS.prizes[0], reward: { kind: 'coins', coins: 1 } }] as LotteryTerms['prizes']
    await openWheel(db, { coins: 5, triesEach: 2, prizes })
    for (const userId of PEOPLE)
      valueOf(await db.transaction((tx) => moveCoins(tx, { userId, kind: 'task', reference: 'x', coins: 10, at: NOW })))
    const onPhone = (userId: string, key: string) =>
      drawBy(db, { userId, key, pays: 'coins', device: 'one-phone-of-many' })
    const answers = await Promise.all(PEOPLE.map((userId, at) => onPhone(userId, `draw-number-${at}`)))
    const refused = PEOPLE.filter((_, at) => reasonOf(answers[at] as (typeof answers)[0]) === 'device-spent')
    expect(refused).toHaveLength(PEOPLE.length - 3)
    for (const userId of refused) expect(await coinsOf(db, userId)).toBe(10)
    const [other] = refused
    expect(reasonOf(await onPhone(other as string, 'another-key-1'))).toBe('device-spent')
    valueOf(await draw(db, other as string, 'another-key-2', 'coins'))
    expect(JSON.stringify(await db.query('SELECT * FROM lottery_devices'))).not.toContain('one-phone')
    await forgetDevices(db, END)
    expect(await db.query('SELECT * FROM lottery_devices')).toHaveLength(3)
    await forgetDevices(db, END + 1)
    expect(await db.query('SELECT * FROM lottery_devices')).toEqual([])
    expect(verifyDraws(await proof(db, END + 1), drawHash)).toMatchObject({ checked: 4, mismatch: null })
  })

  it('that happen while a clock jumps back keep their order (LOT-5, LOT-11)', async () => {
    const db = await open()
    await openWheel(db)
    await draw(db, PEOPLE[0] as string, 'draw-number-1', 'with-a-try', NOW + 500)
    expect(await draw(db, PEOPLE[1] as string, 'draw-number-1', 'with-a-try', NOW + 100)).toMatchObject({
      value: { drawnAt: NOW + 500 },
    })
    expect(verifyDraws(await proof(db, END + 1), drawHash).mismatch).toBeNull()
  })
})

describeOnEachEngine('What is published', (open) => {
  it('is there before a lottery opens, never changes, and opens no earlier than its digest was there (LOT-9, LOT-20)', async () => {
    const db = await open()
    const days = { every: 'month' } as const
    const ensure = lotteryOpener(deps, async () => [{ ...TERMS, days }])
    await ensure(db, NOW)
    const [current, next] = await db.query<{ id: string; opensAt: number; seedDigest: string }>(
      'SELECT id, opens_at, seed_digest FROM lotteries ORDER BY opens_at',
    )
    expect([current, next]).toMatchObject([
      { id: 'wheel-202611', opensAt: NOW },
      { id: 'wheel-202612', opensAt: parseDay('2026-12-01') },
    ])
    await lotteryOpener(deps, async () => [{ ...TERMS, days, triesEach: 1, blankWeight: 99 }])(db, NOW + 1)
    const stored = await findLottery(db, 'wheel-202612', NOW)
    expect(stored).toMatchObject({ seedDigest: next?.seedDigest, terms: TERMS })
    expect((await findLottery(db, 'wheel', NOW))?.id).toBe('wheel-202611')
    expect((await findLottery(db, 'wheel', parseDay('2026-12-01')))?.id).toBe('wheel-202612')
  })
})

const coinsOf = async (db: Database, userId: string): Promise<number> =>
  (
    await db.query<{ coins: number }>('SELECT sum(coins)::int8 AS coins FROM coin_balances WHERE user_id = $1', [
      userId,
    ])
  )[0]?.coins ?? 0
