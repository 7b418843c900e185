import fc from 'fast-check'
import { createActor } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../testing/manual-clock.ts'
import type { Clock } from '../kernel/index.ts'
import {
  CAMPAIGN_POLL_MS,
  createCampaignWatchMachine,
  DEFAULT_WINDOW,
  watchCampaign,
  type CampaignWatchEvent,
  type CampaignWindow,
} from './index.ts'

const WINDOW: CampaignWindow = { opensAt: 10_500, closesAt: 20_000 }

interface Announcement {
  readonly at: number
  readonly over: 'over' | undefined
}

/** A clock that counts what waits on it and notes every wait. */
function openStreet(startAt: number) {
  const clock = createManualClock(startAt)
  const waits: number[] = []
  const waiting = new Set<object>()
  const announced: Announcement[] = []
  const counting: Clock = {
    now: clock.now,
    after(delayMs, task) {
      const ticket = {}
      waits.push(delayMs)
      waiting.add(ticket)
      const cancel = clock.after(delayMs, () => {
        waiting.delete(ticket)
        task()
      })
      return () => {
        waiting.delete(ticket)
        cancel()
      }
    },
  }
  return {
    clock,
    waits,
    waiting,
    announced,
    counting,
    run: (over?: 'over') => void announced.push({ at: clock.now(), over }),
  }
}

/** A watch, and how it is stopped: by the function, or by the machine. */
type Watch = (street: ReturnType<typeof openStreet>, isOverHandle: boolean, window?: CampaignWindow) => () => void

const byFunction: Watch = ({ counting, run }, isOverHandle, window = WINDOW) =>
  watchCampaign({ clock: counting, run, window, isOverHandle })
const byMachine: Watch = ({ counting, run }, isOverHandle, window = WINDOW) => {
  const actor = createActor(createCampaignWatchMachine({ clock: counting, run }), {
    input: { window, isOverHandle },
  }).start()
  return () => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'watch.stopped' })
  }
}

describe.each([
  ['watchCampaign', byFunction],
  ['the campaign watch machine', byMachine],
])('%s', (_name, watch) => {
  it('looks every second before the start, and runs once at the start (CAM-8)', () => {
    const street = openStreet(5000)
    watch(street, true)
    expect(street.announced).toEqual([])
    street.clock.advance(5499)
    expect([street.announced, street.waits]).toEqual([[], [1000, 1000, 1000, 1000, 1000, 500]])
    street.clock.advance(1)
    expect(street.announced).toEqual([{ at: 10_500, over: undefined }])
    street.clock.advance(100_000)
    expect([street.announced.length, street.waiting.size]).toEqual([1, 0])
  })

  it('sleeps through a campaign, and wakes to find it over (CAM-8)', () => {
    for (const isOverHandle of [true, false]) {
      const street = openStreet(9000)
      let slept = 0
      watch({ ...street, counting: { ...street.counting, now: () => street.clock.now() + slept } }, isOverHandle)
      slept = 3_600_000
      street.clock.advance(1000)
      expect(street.announced).toEqual(isOverHandle ? [{ at: 10_000, over: 'over' }] : [])
      expect(street.waiting.size).toBe(0)
    }
  })

  it('agrees with a look at the whole line of time (CAM-8)', () => {
    const someInstant = fc.integer({ min: 0, max: 30_000 })
    fc.assert(
      fc.property(
        someInstant,
        someInstant,
        fc.nat(12_000),
        fc.boolean(),
        fc.option(fc.nat(30_000)),
        (now, opensAt, lengthMs, isOverHandle, stopAfterMs) => {
          const street = openStreet(now)
          const stop = watch(street, isOverHandle, { opensAt, closesAt: opensAt + lengthMs })
          if (stopAfterMs !== null) {
            street.clock.advance(stopAfterMs)
            stop()
          }
          street.clock.advance(100_000)
          const isNotified = now >= opensAt || stopAfterMs === null || now + stopAfterMs >= opensAt
          const expected =
            now > opensAt + lengthMs
              ? isOverHandle
                ? [{ at: now, over: 'over' }]
                : []
              : isNotified
                ? [{ at: Math.max(now, opensAt), over: undefined }]
                : []
          expect(street.announced).toEqual(expected)
          expect(street.waits.every((waitMs) => waitMs > 0 && waitMs <= CAMPAIGN_POLL_MS)).toBe(true)
          expect(street.waiting.size).toBe(0)
        },
      ),
    )
  })

  it.each([
    [Number.NaN, WINDOW],
    [-Infinity, WINDOW],
    [0, { opensAt: Number.NaN, closesAt: 1 }],
    [0, { opensAt: Infinity, closesAt: Infinity }],
  ])('waits and does not hurry where the instant is unknown: %d, %j (CAM-1)', (now, window) => {
    const street = openStreet(now)
    watch(street, true, window)
    expect([street.announced, street.waits]).toEqual([[], [1000]])
  })
})

it('the window of the spec is watched where none is given, and its end is not handled (CAM-12)', () => {
  const { opensAt, closesAt } = DEFAULT_WINDOW
  for (const [now, times] of [
    [opensAt - 1, 0],
    [opensAt, 1],
    [closesAt, 1],
    [closesAt + 1, 0],
  ] as const) {
    const { counting, run, announced } = openStreet(now)
    watchCampaign({ clock: counting, run })()
    expect(announced).toHaveLength(times)
  }
})

describe('the chart of a watch', () => {
  const INPUT = { window: WINDOW, isOverHandle: true }
  const opened = (startAt: number) => {
    const street = openStreet(startAt)
    return { ...street, machine: createCampaignWatchMachine({ clock: street.counting, run: street.run }) }
  }

  it('every state is reached, and only waiting waits (CAM-8)', () => {
    const { machine } = opened(0)
    const events: CampaignWatchEvent[] = [
      { type: 'campaign.opened' },
      { type: 'campaign.ended' },
      { type: 'watch.stopped' },
    ]
    const states = [true, false].flatMap((isOverHandle) =>
      getShortestPaths(machine, { input: { window: WINDOW, isOverHandle }, events }).map(({ state }) => state),
    )
    const reached = new Set(states.map(({ value }) => `campaignWatch.${String(value)}`))
    expect(
      getStateNodes(machine)
        .map(({ id }) => id)
        .filter((id) => !reached.has(id)),
    ).toEqual([])
    for (const { value, status } of states) expect(status).toBe(value === 'waiting' ? 'active' : 'done')
  })

  it.each([
    [9000, 'waiting'],
    [12_000, 'begun'],
    [30_000, 'over'],
  ] as const)('restored at %d it goes on as %s (CAM-8)', (now, value) => {
    const before = opened(0)
    const run = createActor(before.machine, { input: INPUT }).start()
    before.clock.advance(2000)
    const stored = JSON.parse(JSON.stringify(run.getPersistedSnapshot()))
    run.stop()
    expect(before.waiting.size).toBe(0)
    const after = opened(now)
    const restored = createActor(after.machine, { input: INPUT, snapshot: stored }).start()
    expect(restored.getSnapshot().value).toBe(value)
    after.clock.advance(100_000)
    expect(after.announced).toEqual([{ at: Math.max(now, 10_500), over: value === 'over' ? 'over' : undefined }])
    expect(before.announced).toEqual([])
  })

  it('restored when it has run, it does not run again (CAM-8)', () => {
    const { machine, counting, run, announced } = opened(12_000)
    const actor = createActor(machine, { input: INPUT }).start()
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
    const again = createActor(createCampaignWatchMachine({ clock: counting, run }), {
      input: INPUT,
      snapshot: stored,
    }).start()
    expect([again.getSnapshot().value, announced.length]).toEqual(['begun', 1])
  })
})
