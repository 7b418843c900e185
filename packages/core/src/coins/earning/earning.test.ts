import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDay } from '../../format/index.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { faultsInNames } from '../../../testing/names-below.ts'
import { DAY_MS } from '../../kernel/index.ts'
import {
  coinTasks,
  coinTermsAt,
  dayOf,
  decideSignIn,
  decideTaskReward,
  NO_COINS,
  signInCoins,
  streakUntil,
  taskReference,
  type CoinTaskId,
  type SignedDay,
} from '../index.ts'

const START = parseDay('2026-03-01')
const signedOn = (...days: readonly string[]): readonly SignedDay[] => days.map((day) => ({ day, isMadeUp: false }))

it('terms are those of the newest day that has begun, and the first ones before (COIN-7)', () => {
  const [early, late] = [
    { ...coinTermsAt(START), from: '2026-01-01' },
    { ...coinTermsAt(START), from: '2026-06-01', signIn: [1] },
  ]
  expect(coinTermsAt(parseDay('2026-06-01') - 1, [late, early])).toBe(early)
  expect(coinTermsAt(parseDay('2026-06-01'), [late, early])).toBe(late)
  expect(coinTermsAt(0, [late, early])).toBe(early)
  expect(coinTermsAt(Number.NaN, [late, early])).toBe(early)
  expect(coinTermsAt(0, [early])).toBe(early)
  expect(() => coinTermsAt(START, [])).toThrow('There are no terms of coins.')
})

it('the terms say from which day they hold, and for each task how often it happens and what it gives (COIN-7, COIN-10)', () => {
  const { from, tasks } = coinTermsAt(START)
  expect(from).toBe('2026-01-01')
  expect(tasks.map(({ id, goal, period, coins }) => [id, goal, period, coins])).toEqual([
    ['view-shops', 5, 'daily', 10],
    ['add-favourite', 1, 'daily', 5],
    ['value-shop', 1, 'daily', 10],
    ['verify-identity', 1, 'once', 100],
    ['list-shop', 1, 'once', 200],
    ['pay-order', 1, 'once', 300],
  ])
  expect(faultsInNames({ tasks })).toEqual([])
})

it('each day of a streak gives what its terms say, the last figure from then on (COIN-7)', () => {
  const terms = { signIn: [5, 6, 20] }
  expect([0, 1, 2, 3, 4, 400].map((streak) => signInCoins(terms, streak))).toEqual([5, 5, 6, 20, 20, 20])
  expect(signInCoins({ signIn: [] }, 1)).toBe(0)
})

it('a streak is counted a leap year back and no further (COIN-7)', () => {
  const signed = signedOn(...Array.from({ length: 400 }, (_, back) => dayOf(START - back * DAY_MS)))
  expect([streakUntil(signed, dayOf(START)), streakUntil(signed.slice(0, 366), dayOf(START))]).toEqual([366, 366])
  expect(streakUntil(signed.slice(0, 365), dayOf(START))).toBe(365)
})

it('signing in gives the coins of its day, and making up costs some and joins the streak (COIN-6, COIN-8)', () => {
  const signed = signedOn('2026-02-28')
  expect(decideSignIn(signed, null, START)).toEqual({
    ok: true,
    value: {
      signed: { day: '2026-03-01', isMadeUp: false },
      move: { kind: 'sign-in', reference: '2026-03-01', coins: 6, at: START },
    },
  })
  expect(decideSignIn(signed, '2026-02-27', START)).toEqual({
    ok: true,
    value: {
      signed: { day: '2026-02-27', isMadeUp: true },
      move: { kind: 'make-up', reference: '2026-02-27', coins: -15, at: START },
    },
  })
})

it('a day that is signed, and one that cannot be made up, are refused by their day (COIN-6, COIN-8)', () => {
  const signed = signedOn('2026-03-01', '2026-02-28')
  for (const day of [null, '2026-03-01', '2026-02-28'])
    expect(decideSignIn(signed, day, START)).toMatchObject(refusedAs('day-signed', 'day'))
  for (const day of ['2026-03-02', '2026-02-21', '', 'today'])
    expect(decideSignIn(signed, day, START)).toMatchObject(refusedAs('day-not-open', 'day'))
})

it('signing in and making up day by day, in whatever order, agrees with a calendar on paper (COIN-6, COIN-7, COIN-8)', () => {
  const step = fc.record({ later: fc.nat({ max: 3 }), back: fc.option(fc.integer({ min: -1, max: 9 })) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      let signed: readonly SignedDay[] = []
      const paper = new Set<number>()
      const madeIn = new Map<string, number>()
      let today = 0
      for (const { later, back } of steps) {
        today += later
        const at = START + today * DAY_MS + 3_600_000
        const target = back === null ? today : today - back
        const day = dayOf(START + target * DAY_MS)
        const month = day.slice(0, 7)
        const decided = decideSignIn(signed, back === null ? null : day, at)
        const isPast = target < today && target >= today - 7
        const mayBeMade = isPast && (madeIn.get(month) ?? 0) < 3
        expect(decided.ok).toBe(!paper.has(target) && (target === today || mayBeMade))
        if (!decided.ok) continue
        signed = [decided.value.signed, ...signed]
        paper.add(target)
        if (target < today) {
          madeIn.set(month, (madeIn.get(month) ?? 0) + 1)
          expect(decided.value.move).toMatchObject({ kind: 'make-up', reference: day, coins: -15 })
          continue
        }
        let streak = 0
        while (paper.has(today - streak)) streak += 1
        expect(streakUntil(signed, day)).toBe(streak)
        expect(decided.value.move.coins).toBe([5, 6, 7, 8, 10, 12][streak - 1] ?? 20)
      }
    }),
  )
})

it('a task that was done is rewarded once in its period, whatever was counted (COIN-9, COIN-10)', () => {
  const { tasks } = coinTermsAt(START)
  const id = fc.constantFrom<CoinTaskId>(...tasks.map((task) => task.id))
  fc.assert(
    fc.property(fc.array(fc.record({ id, count: fc.nat({ max: 7 }), days: fc.nat({ max: 2 }) })), (steps) => {
      const rewarded = new Set<string>()
      let at = START
      for (const { id: task, count, days } of steps) {
        at += days * DAY_MS
        const facts = { evidence: { ...NO_COINS.evidence, [task]: count }, rewarded }
        const terms = tasks.find((one) => one.id === task)
        if (terms === undefined) throw new Error('The task is one of these.')
        const reference = terms.period === 'once' ? task : `${task}_${dayOf(at)}`
        expect(taskReference(terms, at)).toBe(reference)
        const decided = decideTaskReward(facts, task, at)
        expect(decided.ok).toBe(count >= terms.goal && !rewarded.has(reference))
        expect(coinTasks(facts, at).find((one) => one.id === task)).toMatchObject({
          done: Math.min(count, terms.goal),
          state: rewarded.has(reference) ? 'rewarded' : count >= terms.goal ? 'done' : 'open',
        })
        if (!decided.ok) continue
        expect(decided.value).toMatchObject({ kind: 'task', reference, coins: terms.coins })
        rewarded.add(reference)
      }
    }),
  )
})

it('a task that is unknown, unfinished or rewarded is refused by its name (COIN-10)', () => {
  const reward = (id: string, facts: object = {}) =>
    decideTaskReward({ ...NO_COINS, ...facts }, id as CoinTaskId, START)
  expect(reward('no-such-task')).toMatchObject(refusedAs('not-found', 'taskId'))
  expect(reward('pay-order')).toMatchObject(refusedAs('task-unfinished', 'taskId'))
  expect(reward('pay-order', { rewarded: new Set(['pay-order']) })).toMatchObject(refusedAs('task-rewarded', 'taskId'))
  expect(reward('pay-order', { evidence: { ...NO_COINS.evidence, 'pay-order': 1 } })).toEqual({
    ok: true,
    value: { kind: 'task', reference: 'pay-order', coins: 300, at: START },
  })
})
