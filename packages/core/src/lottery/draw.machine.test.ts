import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../kernel/index.ts'
import { DRAW_CLOSED, TRIES_SPENT, type LotteryId } from './index.ts'
import { type Mishap, OFFLINE, COUPON, NEVER, LASTS_MS, openFair, settled, turn } from '../../testing/open-fair.ts'

describe('a turn of the wheel', () => {
  it('wins, and says what and how many tries are left (DRAW-1)', async () => {
    const { run, clock } = openFair()
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().value).toBe('drawing')
    const at = await settled(run)
    expect([at.value, at.context.draw, at.context.triesLeft]).toEqual([
      { turned: 'won' },
      { prize: COUPON, drawnAt: clock.now(), triesLeft: 2, position: 1, link: expect.stringMatching(/^[\da-f]{64}$/) },
      2,
    ])
    expect([at.context.key, at.context.failure]).toEqual([null, null])
  })

  it('wins nothing, and can be followed by another (DRAW-1)', async () => {
    const { run, keys } = openFair({ pool: NEVER })
    expect((await turn(run)).value).toEqual({ turned: 'nothing' })
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().value).toEqual({ turned: 'nothing' })
    run.send({ type: 'result.seen' })
    expect([run.getSnapshot().value, run.getSnapshot().context.draw?.prize]).toEqual(['ready', null])
    run.send({ type: 'wheel.turned' })
    expect(run.getSnapshot().context.draw).toBeNull()
    expect((await settled(run)).context.triesLeft).toBe(1)
    expect(new Set(keys).size).toBe(2)
  })

  it('is refused without a try, and calls no server (DRAW-2)', async () => {
    const { run, keys } = openFair({ triesEach: 0 })
    const at = await turn(run)
    expect([at.value, at.context.failure, keys]).toEqual(['refused', TRIES_SPENT, []])
    run.send({ type: 'result.seen' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual(['ready', null])
  })

  it.each([Number.NaN, -1, -Infinity])('takes %d tries for none (DRAW-2)', async (triesLeft) => {
    const { machine, input } = openFair()
    expect((await turn(createActor(machine, { input: { ...input, triesLeft } }).start())).context.failure).toEqual(
      TRIES_SPENT,
    )
  })

  it('is refused before the window and after it, to the millisecond (DRAW-2)', async () => {
    for (const [awayMs, value] of [
      [-1, 'refused'],
      [0, { turned: 'won' }],
      [LASTS_MS, { turned: 'won' }],
      [LASTS_MS + 1, 'refused'],
    ] as const) {
      const { run, clock, keys } = openFair()
      clock.advance(awayMs)
      const at = await turn(run)
      expect(at.value).toEqual(value)
      expect(keys).toHaveLength(value === 'refused' ? 0 : 1)
      expect(at.context.failure).toEqual(value === 'refused' ? DRAW_CLOSED : null)
    }
  })

  it('a turn that the platform refuses says why, and the next one has a new key (DRAW-3)', async () => {
    const { run, keys, lotteries, port } = openFair({ triesEach: 1 })
    await port.draw('wheel' as LotteryId, 'on another device')
    const at = await turn(run)
    expect([at.value, at.context.failure, at.context.key]).toEqual(['refused', TRIES_SPENT, null])
    await turn(run)
    expect(keys[0]).not.toBe(keys[1])
    expect(lotteries.desk().draws).toHaveLength(1)
  })

  it('goes on with tries that were granted (DRAW-3)', async () => {
    const { run } = openFair({ triesEach: 0 })
    await turn(run)
    run.send({ type: 'tries.granted', count: 2 })
    expect(run.getSnapshot().context.triesLeft).toBe(2)
    run.send({ type: 'wheel.turned' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual(['drawing', null])
  })
})

describe('an answer that was lost', () => {
  it.each<[string, Mishap, Failure, number]>([
    ['on its way back', { lost: OFFLINE }, OFFLINE, 1],
    ['because it never arrived', { unheard: { kind: 'login-required' } }, { kind: 'login-required' }, 0],
    ['because the port broke', 'breaks', { kind: 'timeout' }, 0],
  ])(
    '%s is asked for again with the same key, and no try is spent twice (DRAW-4)',
    async (_title, mishap, failure, renderedBefore) => {
      const { run, keys, mishaps, lotteries, clock } = openFair({ triesEach: 1 })
      mishaps.push(mishap)
      const at = await turn(run)
      expect([at.value, at.context.failure, at.context.key]).toEqual(['unanswered', failure, keys[0]])
      expect(lotteries.desk().draws).toHaveLength(renderedBefore)
      run.send({ type: 'wheel.turned' })
      expect(run.getSnapshot().context.failure).toBeNull()
      expect((await settled(run)).value).toEqual({ turned: 'won' })
      expect(keys).toEqual([keys[0], keys[0]])
      expect(lotteries.desk().draws.map(({ key, drawnAt }) => [key, drawnAt])).toEqual([[keys[0], clock.now()]])
    },
  )
})
