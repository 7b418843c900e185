import { reasonOf, createManualClock } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { bindUserToken } from '@diandu/wire'
import { runCall } from '../../calls/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { sandboxSms, systemRandom } from '../../integrations/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { APP_TOKEN_VALID_MS, makeAppToken, readAppToken } from './app-token.ts'
import { accountSessionHandlers } from '../account-session.handlers.ts'
import { sessionHandlers } from '../session.handlers.ts'
import { CHEAP, openEntrance } from '../testing/open-entrance.ts'

const SECRET = 'a secret of the apps'
const NOW = 1_800_000_000_000

describe('the token of an app', () => {
  it('names its person for five minutes (SES-41)', () => {
    const token = makeAppToken('li', SECRET, systemRandom, NOW)
    expect(token).toMatch(/^[\w.-]{40,400}$/)
    expect(readAppToken(token, SECRET, NOW + APP_TOKEN_VALID_MS - 1)).toMatchObject({ userId: 'li' })
    expect(readAppToken(token, SECRET, NOW + APP_TOKEN_VALID_MS)).toBeNull()
    expect(makeAppToken('li', SECRET, systemRandom, NOW)).not.toBe(token)
  })

  it('changed anywhere, cut, or of another secret is none (SES-41)', () => {
    const token = makeAppToken('li', SECRET, systemRandom, NOW)
    expect(readAppToken(token, 'another secret', NOW)).toBeNull()
    for (let at = 0; at < token.length; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readAppToken(changed, SECRET, NOW), `at ${at}`).toBeNull()
      expect(readAppToken(token.slice(0, at), SECRET, NOW), `cut at ${at}`).toBeNull()
    }
    for (const odd of ['', '.', '..', `${token}.`, `${token}=`, ` ${token}`, 'null', '{}'])
      expect(readAppToken(odd, SECRET, NOW), odd).toBeNull()
  })

  it('the token of a user who signs as another issuer is none (SES-41)', () => {
    const payload = Buffer.from(
      JSON.stringify({ issuer: 'somebody', userId: 'li', expiresAt: NOW + 1, id: 'x' }),
    ).toString('base64url')
    expect(readAppToken(`${payload}.x`, SECRET, NOW)).toBeNull()
  })
})

describeOnEachEngine('An app that hands over its token', (open) => {
  const begin = async (appTokenSecret: string | null) => {
    const entrance = openEntrance(await open())
    await entrance.addUser('li', '13800000001')
    const clock = createManualClock()
    const [handler] = accountSessionHandlers({ cost: CHEAP, nobodysHash: '', appTokenSecret }).filter(
      ({ endpoint }) => endpoint === bindUserToken,
    )
    if (handler === undefined) throw new Error('There is no such handler')
    const exchange = async (token: string) =>
      (await runCall(handler, { token }, callContext(entrance.db, { clock }))).result
    return { ...entrance, clock, exchange }
  }

  it('sent twenty times at once becomes one session (SES-41)', async () => {
    const { clock, db, exchange } = await begin(SECRET)
    const token = makeAppToken('li', SECRET, systemRandom, clock.now())
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token)))
    expect(
      answers
        .map(reasonOf)
        .toSorted()
        .filter((reason) => reason !== 'app-token-wrong'),
    ).toEqual(['ok'])
    expect(await db.query('SELECT 1 FROM sessions')).toHaveLength(1)
  })

  it('the token of a user who does not exist is none (SES-41)', async () => {
    const { clock, exchange } = await begin(SECRET)
    expect(reasonOf(await exchange(makeAppToken('nobody', SECRET, systemRandom, clock.now())))).toBe('app-token-wrong')
  })

  it('without a secret no token is good', async () => {
    const { clock, exchange, db } = await begin(null)
    for (const secret of [SECRET, '', 'null', 'undefined']) {
      expect(reasonOf(await exchange(makeAppToken('li', secret, systemRandom, clock.now())))).toBe('app-token-wrong')
    }
    const without = sessionHandlers({ sms: sandboxSms(db, clock), passwordCost: CHEAP })
    expect(without.some(({ endpoint }) => endpoint === bindUserToken)).toBe(true)
  })
})
