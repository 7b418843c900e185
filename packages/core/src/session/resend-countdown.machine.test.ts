import fc from 'fast-check'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON, createManualClock, type ManualClock } from '../../testing/manual-clock.ts'
import { untakenTransitions } from '../../testing/untaken-transitions.ts'
import {
  createResendCountdownMachine,
  sentAtOf,
  type ResendCountdownActor,
  type ResendCountdownInput,
} from './index.ts'

const begin = (clock: ManualClock, input: ResendCountdownInput = {}): ResendCountdownActor =>
  createActor(createResendCountdownMachine({ clock }), { input }).start()

const seen = (actor: ResendCountdownActor) => [actor.getSnapshot().value, actor.getSnapshot().context.secondsLeft]

/** As a reload does it with a snapshot: through text, into a machine of its own. */
function throughText(actor: ResendCountdownActor, clock: ManualClock): ResendCountdownActor {
  const text = JSON.stringify(actor.getPersistedSnapshot())
  actor.stop()
  return createActor(createResendCountdownMachine({ clock }), { snapshot: JSON.parse(text), input: {} }).start()
}

describe('the wait between two codes', () => {
  it('counts sixty seconds down and is over (SES-18)', () => {
    const clock = createManualClock()
    const actor = begin(clock)
    const shown: number[] = []
    actor.subscribe(({ context }) => {
      if (context.secondsLeft !== shown.at(-1)) shown.push(context.secondsLeft)
    })
    expect(seen(actor)).toEqual(['ready', 0])
    actor.send({ type: 'code.sent' })
    expect(seen(actor)).toEqual(['waiting', 60])
    clock.advance(59_999)
    expect(seen(actor)).toEqual(['waiting', 1])
    clock.advance(1)
    expect(seen(actor)).toEqual(['ready', 0])
    expect(shown).toEqual(Array.from({ length: 61 }, (_, passed) => 60 - passed))
  })

  it('leaves no timer behind when it is over, or when its page is gone (SES-18)', () => {
    const clock = createManualClock()
    let waiting = 0
    const counted: ManualClock = {
      ...clock,
      after(delayMs, task) {
        waiting += 1
        let isOver = false
        const end = () => {
          if (!isOver) waiting -= 1
          isOver = true
        }
        const cancel = clock.after(delayMs, () => (end(), task()))
        return () => (end(), cancel())
      },
    }
    const actor = begin(counted)
    actor.send({ type: 'code.sent' })
    expect(waiting).toBe(1)
    clock.advance(60_000)
    expect(waiting).toBe(0)
    actor.send({ type: 'code.sent' })
    actor.send({ type: 'code.sent' })
    expect(waiting).toBe(1)
    actor.stop()
    expect(waiting).toBe(0)
  })

  it.each([
    [42_000, 42],
    [0, 0],
    [-5, 0],
    [90_000, 60],
    [Number.NaN, 60],
    [Number.POSITIVE_INFINITY, 60],
    [Number.NEGATIVE_INFINITY, 0],
    [1e308, 60],
    [1, 1],
  ])(
    'the server that says to wait %s ms is believed within the whole wait: %s s (SES-18)',
    (retryAfterMs, secondsLeft) => {
      const actor = begin(createManualClock())
      actor.send({ type: 'code.sent', retryAfterMs })
      expect(seen(actor)).toEqual([secondsLeft > 0 ? 'waiting' : 'ready', secondsLeft])
      expect(sentAtOf(0, retryAfterMs)).toBe(
        Math.min(60_000, Math.max(0, Number.isNaN(retryAfterMs) ? 60_000 : retryAfterMs)) - 60_000,
      )
    },
  )

  it('a clock that was set back makes no user wait more than once more (SES-18)', () => {
    const clock = createManualClock()
    const stored = begin(clock, { sentAt: clock.now() + 86_400_000 })
    expect(seen(stored)).toEqual(['waiting', 60])
    clock.advance(60_000)
    expect(seen(stored)).toEqual(['ready', 0])
  })

  it('whatever was kept, the wait is within its bounds and ends (SES-18)', () => {
    const anInstantOrNot = fc.oneof(
      fc.constant(undefined),
      fc.double(),
      fc.integer({ min: -70_000, max: 70_000 }).map((by) => AN_ORDINARY_NOON + by),
    )
    fc.assert(
      fc.property(anInstantOrNot, (sentAt) => {
        const clock = createManualClock()
        const actor = begin(clock, { sentAt })
        const [state, left] = seen(actor)
        expect(Number.isInteger(left) && Number(left) >= 0 && Number(left) <= 60).toBe(true)
        expect(state).toBe(left === 0 ? 'ready' : 'waiting')
        clock.advance(60_000)
        expect(seen(actor)).toEqual(['ready', 0])
        actor.stop()
      }),
      { numRuns: 60 },
    )
  })
})

type Step = { readonly act: 'send' | 'reload' | 'snapshot' } | { readonly act: 'pass'; readonly ms: number }

it('the countdown agrees with subtraction through every reload and snapshot (SES-18)', () => {
  const aStep: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<Step>({ act: 'send' }, { act: 'reload' }, { act: 'snapshot' }),
    fc.integer({ min: 0, max: 25_000 }).map((ms): Step => ({ act: 'pass', ms })),
  )
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 15 }), (steps) => {
      const clock = createManualClock()
      let actor = begin(clock)
      let sentAt = Number.NEGATIVE_INFINITY
      for (const step of steps) {
        if (step.act === 'pass') clock.advance(step.ms)
        if (step.act === 'snapshot') actor = throughText(actor, clock)
        if (step.act === 'send') {
          actor.send({ type: 'code.sent' })
          sentAt = clock.now()
        }
        if (step.act === 'reload') {
          const stored = actor.getSnapshot().context.sentAt
          actor.stop()
          actor = begin(clock, { sentAt: stored })
        }
        const left = Math.max(0, Math.ceil((60_000 - (clock.now() - sentAt)) / 1000))
        expect(seen(actor)).toEqual([left === 0 ? 'ready' : 'waiting', left])
      }
      actor.stop()
    }),
    { numRuns: 60 },
  )
})

// Of the two ways that a second passes, one belongs to a wait that is on and the other to one that is over.
it('every state of the wait is reached, and from every one another code may have gone out (SES-18)', () => {
  const clock = createManualClock()
  const machine = createResendCountdownMachine({ clock })
  const events = [{ type: 'code.sent' }, { type: 'code.sent', retryAfterMs: 0 }, { type: 'second.passed' }] as const
  const paths = [undefined, clock.now()].flatMap((sentAt) =>
    getShortestPaths(machine, { input: { sentAt }, events, serializeState: ({ value }) => JSON.stringify(value) }),
  )
  const states = paths.map(({ state }) => state)
  expect(untakenTransitions(machine, states, () => events)).toEqual([
    'resend-countdown.waiting second.passed → resend-countdown.ready',
  ])
  clock.advance(60_000)
  expect(untakenTransitions(machine, states, () => events)).toEqual(['resend-countdown.waiting second.passed → '])
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['ready', 'waiting']))
  for (const { state } of paths) expect(state.can({ type: 'code.sent' })).toBe(true)
})
