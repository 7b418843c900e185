import fc from 'fast-check'
import { createActor } from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { APP_SESSION, GUARDED_PATH, openGuardHarness } from '../../../testing/guard-harness.ts'
import { everyTurn } from '../../../testing/open-questions.ts'
import { untakenTransitions } from '../../../testing/untaken-transitions.ts'
import { fail, ok } from '../../kernel/index.ts'
import { EXCHANGE_LIMIT_MS, isAppToken, type GuardEvent, type Shell } from '../index.ts'

const APPS = ['ios-app', 'android-app'] as const satisfies readonly Shell[]

describe.each(APPS)('a bridge in the %s', (shell) => {
  it('a bridge that answers twice is heard once (SES-15)', async () => {
    const harness = openGuardHarness(shell, undefined, {
      token: () =>
        new Promise((give) => {
          give('first')
          give('second')
        }),
    })
    harness.visit()
    await everyTurn()
    expect(harness.requested.exchange.count()).toBe(1)
    harness.requested.exchange.answer(ok(APP_SESSION))
    harness.requested.exchange.answer(ok(APP_SESSION))
    await everyTurn()
    harness.clock.advance(EXCHANGE_LIMIT_MS)
    expect([harness.received, harness.did]).toEqual([[APP_SESSION], ['lapse']])
  })

  it('a page that was left leads nowhere, and the server is told to stop', async () => {
    let isStopped = false
    const harness = openGuardHarness(shell, undefined, {
      exchangeToken: (_, signal) => {
        signal?.addEventListener('abort', () => (isStopped = true))
        return harness.requested.exchange.call()
      },
    })
    const visit = harness.visit()
    harness.requested.token.answer('app-token')
    await everyTurn()
    visit.send({ type: 'page.left' })
    expect([visit.getSnapshot().value, isStopped]).toEqual(['left', true])
    harness.requested.exchange.answer(ok(APP_SESSION))
    await everyTurn()
    harness.clock.advance(EXCHANGE_LIMIT_MS)
    expect([harness.received, harness.did, harness.returnPath.take()]).toEqual([[], ['lapse'], undefined])
  })

  it('a page that was left before the app answered makes no session at the server', async () => {
    const harness = openGuardHarness(shell)
    harness.visit().send({ type: 'page.left' })
    harness.requested.token.answer('app-token')
    await everyTurn()
    expect(harness.requested.exchange.count()).toBe(0)
  })

  it('a snapshot asks the app again, and holds no token (SES-32)', async () => {
    const harness = openGuardHarness(shell)
    const visit = harness.visit()
    harness.requested.token.answer('app-token')
    await everyTurn()
    const text = JSON.stringify(visit.getPersistedSnapshot())
    visit.stop()
    expect(text).not.toContain('app-token')
    const again = createActor(harness.machine, { snapshot: JSON.parse(text), input: { path: '/' } }).start()
    expect([again.getSnapshot().value, again.getSnapshot().context.path, harness.requested.token.count()]).toEqual([
      'exchanging',
      GUARDED_PATH,
      1,
    ])
    harness.clock.advance(EXCHANGE_LIMIT_MS)
    expect(again.getSnapshot().value).toBe('sentToNativeLogin')
  })

  it('whatever answers first, the visit ends once and in one place (SES-15)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        async (s, isGood, hasLimit, isLeaving) => {
          const harness = openGuardHarness(shell, undefined, {
            token: s.scheduleFunction(async () => 'app-token'),
            exchangeToken: s.scheduleFunction(async () =>
              isGood ? ok(APP_SESSION) : fail({ kind: 'offline' } as const),
            ),
          })
          const visit = harness.visit()
          let leftAs: unknown
          s.scheduleSequence([
            async () => {
              if (hasLimit) harness.clock.advance(EXCHANGE_LIMIT_MS)
            },
            async () => {
              leftAs = visit.getSnapshot().value
              if (isLeaving && leftAs === 'exchanging') visit.send({ type: 'page.left' })
            },
          ])
          await s.waitIdle()
          harness.clock.advance(EXCHANGE_LIMIT_MS)
          const { value, status } = visit.getSnapshot()
          expect(status).toBe('done')
          expect(harness.received).toEqual(value === 'entered' ? [APP_SESSION] : [])
          expect(harness.did).toEqual(value === 'sentToNativeLogin' ? ['lapse', 'native login'] : ['lapse'])
          expect(harness.returnPath.take()).toBe(value === 'sentToNativeLogin' ? GUARDED_PATH : undefined)
          if (isLeaving && leftAs === 'exchanging') expect(value).toBe('left')
          if (!isGood) expect(value).not.toBe('entered')
          if (isGood && !hasLimit && !isLeaving) expect(value).toBe('entered')
        },
      ),
    )
  })
})

it('a token that a bridge gives is a text for one header, or none (SES-15)', () => {
  for (const given of ['a', 'eyJhbGciOiJ.x~y/z+=', 'x'.repeat(4096)]) expect(isAppToken(given)).toBe(true)
  for (const given of ['', ' ', 'a b', 'a\n', 'é', 'x'.repeat(4097), undefined, null, 7, {}, ['a']])
    expect(isAppToken(given)).toBe(false)
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.anything()), (given) => {
      const isText = typeof given === 'string' && given.length >= 1 && given.length <= 4096
      expect(isAppToken(given)).toBe(isText && Array.from(given).every((sign) => sign > ' ' && sign <= '~'))
    }),
  )
})

it('every state is reached by every event that can come (SES-15)', () => {
  const done = (output: unknown) => ({ type: 'xstate.done.actor.0.guard.exchanging', output }) as unknown as GuardEvent
  const broke = {
    type: 'xstate.error.actor.0.guard.exchanging',
    error: new Error('no bridge'),
  } as unknown as GuardEvent
  const events = [
    done({ session: APP_SESSION }),
    done({}),
    done({ isWithoutPhone: true }),
    broke,
    { type: 'page.left' },
    { type: 'time.ran-out' },
  ] as const
  const walks = (['browser', 'ios-app'] as const).map((shell) => {
    const { machine } = openGuardHarness(shell)
    const ways = ['/user_center', '/'].flatMap((path) =>
      getShortestPaths(machine, {
        input: { path },
        events,
        serializeState: ({ value }, event) => JSON.stringify([value, event]),
      }),
    )
    return {
      machine,
      reached: ways.map(({ state }) => state.value),
      untaken: untakenTransitions(
        machine,
        ways.map(({ state }) => state),
        () => events,
      ),
    }
  })
  const reached = new Set(walks.flatMap((walk) => walk.reached.map(String)))
  const known = getStateNodes(walks[0]?.machine as (typeof walks)[0]['machine']).map(({ key }) => key)
  expect(known.filter((key) => !reached.has(key))).toEqual(['deciding'])
  expect(walks.map(({ untaken }) => untaken.length)).toEqual([6, 0])
})
