import { authFlag } from '../../../testing/auth-flag.ts'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { BY_PASSWORD, LIN, never, OFFLINE, SESSION, startAuth } from '../../../testing/auth-harness.ts'
import { everyTurn } from '../../../testing/open-questions.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import type { Session, Token, UserInfo } from '../index.ts'

describe('another session, stored while an answer is on its way', () => {
  const LI: Session = {
    token: 'token-of-li-000000000' as Token,
    userInfo: { ...LIN, userId: 'user-2' as UserInfo['userId'], username: 'li' },
  }

  it.each<[string, Result<UserInfo>]>([
    ['who the old one was', ok(LIN)],
    ['that the old one is over', fail({ kind: 'login-required' })],
    ['nothing', OFFLINE],
  ])('outlives an answer that says %s, and is checked itself (SES-30)', async (_title, late) => {
    const answers: ((result: Result<UserInfo>) => void)[] = []
    const { actor, store } = startAuth({ me: () => new Promise((give) => answers.push(give)) }, SESSION)
    store.write(LI)
    answers[0]?.(late)
    await everyTurn()
    expect([store.readToken(), store.readUser()]).toEqual([LI.token, LI.userInfo])
    expect(actor.getSnapshot().matches({ signedIn: 'checking' })).toBe(true)
    expect(actor.getSnapshot().context.user).toEqual(LI.userInfo)
    answers[1]?.(ok(LI.userInfo))
    await everyTurn()
    expect(actor.getSnapshot().matches({ signedIn: 'settled' })).toBe(true)
  })

  it('is not ended by the rejection of the old one (SES-30)', async () => {
    const { actor, store, settled } = startAuth({}, SESSION)
    await settled()
    actor.send({ type: 'session.received', session: LI })
    actor.send({ type: 'token.rejected', token: SESSION.token })
    expect([authFlag(actor.getSnapshot()), store.readToken()]).toEqual([1, LI.token])
    actor.send({ type: 'token.rejected', token: LI.token })
    expect([authFlag(actor.getSnapshot()), store.readToken()]).toEqual([0, undefined])
  })
})

it('a user who turned away from a second try is not told why the first one failed (SES-30)', async () => {
  let tries = 0
  const { actor, settled } = startAuth({
    loginByPassword: () => ((tries += 1), tries === 1 ? Promise.resolve(OFFLINE) : never()),
  })
  actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
  expect((await settled()).context.failure).toEqual(OFFLINE.failure)
  actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
  actor.send({ type: 'sign-out.asked' })
  expect(actor.getSnapshot().context.failure).toBeUndefined()
})

describe('a snapshot', () => {
  const throughText = (
    actor: ReturnType<typeof startAuth>['actor'],
    machine: ReturnType<typeof startAuth>['machine'],
  ) => {
    const text = JSON.stringify(actor.getPersistedSnapshot())
    actor.stop()
    return { text, again: createActor(machine, { snapshot: JSON.parse(text) }).start() }
  }

  it('a snapshot of a person goes on with the check (SES-32)', async () => {
    let requested = 0
    const { actor, machine } = startAuth(
      { me: () => ((requested += 1), requested === 1 ? never() : Promise.resolve(ok({ ...LIN, username: 'lin_2' }))) },
      SESSION,
    )
    const { again } = throughText(actor, machine)
    expect(again.getSnapshot().context.user).toEqual(LIN)
    await everyTurn()
    expect([again.getSnapshot().value, again.getSnapshot().context.user?.username]).toEqual([
      { signedIn: 'settled' },
      'lin_2',
    ])
  })

  it('a snapshot of a person whom the device has forgotten lets no user in (SES-32)', async () => {
    const { actor, machine, store } = startAuth({ me: async () => ok(LIN) }, SESSION)
    store.clear()
    const { again } = throughText(actor, machine)
    await everyTurn()
    expect([again.getSnapshot().value, store.readToken(), store.readUser()]).toEqual([
      'anonymous',
      undefined,
      undefined,
    ])
  })

  it('holds no password and no token; one that was signing in lets the person try again (SES-32)', async () => {
    const { actor, machine } = startAuth({ loginByPassword: () => never() })
    actor.send({
      type: 'entrance.used',
      entrance: { by: 'password', credentials: { name: 'lin', password: 'open-sesame-1' } },
    })
    const { text, again } = throughText(actor, machine)
    expect(text).not.toContain('open-sesame-1')
    await everyTurn()
    expect([again.getSnapshot().value, again.getSnapshot().context.failure]).toEqual(['anonymous', { kind: 'timeout' }])
    const inside = startAuth({}, SESSION)
    expect(throughText(inside.actor, inside.machine).text).not.toContain(SESSION.token)
  })
})
