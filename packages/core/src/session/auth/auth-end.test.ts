import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { broken, never, SESSION, sessionsWith } from '../../../testing/auth-harness.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createMemorySessionStore } from '../../../testing/memory/memory-session-store.ts'
import { fail, type Result } from '../../kernel/index.ts'
import { createAuthMachine, type AuthEvent, type Session, type SessionEnd, type Sessions } from '../index.ts'

describe('the end of a session on the device', () => {
  const startWatched = (answers: Partial<Sessions> = {}, session: Session | undefined = SESSION) => {
    const ends: string[] = []
    const held = createMemorySessionStore(session)
    const store = { ...held, end: (how: SessionEnd) => (ends.push(how), held.end(how)) }
    const clock = createManualClock()
    const machine = createAuthMachine({ sessions: sessionsWith(answers), store, clock })
    return { ends, clock, actor: createActor(machine).start() }
  }

  it.each<[string, AuthEvent, SessionEnd, string]>([
    ['of a user who logs out', { type: 'sign-out.asked' }, 'left', 'anonymous'],
    ['that the server ended at the wish of its user', { type: 'session.ended' }, 'left', 'anonymous'],
    ['that the server rejects', { type: 'token.rejected' }, 'lapsed', 'expired'],
  ])('%s tells the store how it ended (SES-51, SES-50)', async (_title, event, how, state) => {
    const { actor, ends } = startWatched()
    actor.send(event)
    await waitFor(actor, (at) => at.matches(state as 'anonymous'))
    expect(ends).toEqual([how])
  })

  it('of a user who logs out is one that was left, also where the server breaks or is silent (SES-51)', async () => {
    for (const [logout, silentMs] of [
      [broken, 0],
      [never<Result<null>>, 5_000],
    ] as const) {
      const { actor, ends, clock } = startWatched({ logout })
      actor.send({ type: 'sign-out.asked' })
      clock.advance(silentMs)
      await waitFor(actor, (at) => at.matches('anonymous'))
      expect(ends).toEqual(['left'])
    }
  })

  it('that a check finds over has lapsed (SES-50)', async () => {
    const { actor, ends } = startWatched({ me: async () => fail({ kind: 'login-required' }) })
    await waitFor(actor, (at) => at.matches('expired'))
    expect(ends).toEqual(['lapsed'])
  })

  it('is none for a visitor: what they searched for stays (SES-51)', () => {
    const ends: string[] = []
    const store = { ...createMemorySessionStore(), end: (how: SessionEnd) => void ends.push(how) }
    const machine = createAuthMachine({ sessions: sessionsWith(), store, clock: createManualClock() })
    expect(createActor(machine).start().getSnapshot().matches('anonymous')).toBe(true)
    expect(ends).toEqual([])
  })
})
