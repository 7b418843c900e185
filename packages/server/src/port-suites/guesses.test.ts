import { readFileSync } from 'node:fs'
import { draftFor, reasonOf, setPaymentPassword, valueOf } from '@diandu/core/testing'
import type { UserId } from '@diandu/core/session'
import * as wire from '@diandu/wire'
import type { Call } from '@diandu/wire'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { CHEAP, openServer } from './testing/open-server.ts'
import { openServerFixture } from './testing/open-server-fixture.ts'

type Fields = Readonly<Record<string, unknown>>

interface Guess {
  readonly what: string
  readonly endpoint: Call
  /** One name, or one mobile, guessed at from everywhere. */
  readonly sameName?: (guess: number) => Fields
  /** Ever other names, from one address; none where the signed-in user is the only name. */
  readonly otherNames?: (guess: number) => Fields
}

const mobileOf = (guess: number): string => `139${String(guess).padStart(8, '0')}`
const MOBILE = '13800000001'
const CODE = '000000'
const PASSWORD = 'a-wrong-one-1'

const GUESSES: readonly Guess[] = [
  {
    what: 'a login password',
    endpoint: wire.login,
    sameName: () => ({ name: 'li', password: PASSWORD }),
    otherNames: (guess) => ({ name: `nobody_${guess}`, password: PASSWORD }),
  },
  {
    what: 'a code for logging in',
    endpoint: wire.login,
    sameName: () => ({ mobile: MOBILE, code: CODE }),
    otherNames: (guess) => ({ mobile: mobileOf(guess), code: CODE }),
  },
  {
    what: 'a code for a forgotten password',
    endpoint: wire.resetPassword,
    sameName: () => ({ mobile: MOBILE, code: CODE, newPassword: 'a-good-one-1' }),
    otherNames: (guess) => ({ mobile: mobileOf(guess), code: CODE, newPassword: 'a-good-one-1' }),
  },
  {
    what: 'the present password, by a signed-in user',
    endpoint: wire.changePassword,
    sameName: () => ({ password: PASSWORD, newPassword: 'a-good-one-1' }),
  },
  {
    what: 'the same, to end a session',
    endpoint: wire.endSession,
    sameName: () => ({ sessionId: 's1', password: PASSWORD }),
  },
  {
    what: 'the same, to end all other sessions',
    endpoint: wire.endOtherSessions,
    sameName: () => ({ password: PASSWORD }),
  },
  {
    what: 'a code for a payment password',
    endpoint: wire.setPaymentPassword,
    sameName: () => ({ code: CODE, paymentPassword: '583920' }),
  },
  { what: 'a code for closing the account', endpoint: wire.closeAccount, sameName: () => ({ code: CODE }) },
  { what: 'a code for the present phone', endpoint: wire.verifyMobile, sameName: () => ({ code: CODE }) },
  {
    what: 'the same, validated as action 4',
    endpoint: wire.validateCaptcha,
    sameName: () => ({ action: 4, code: CODE }),
  },
  { what: 'the token of an app', endpoint: wire.bindUserToken, otherNames: (guess) => ({ token: `made.up${guess}` }) },
  {
    what: 'where a puzzle piece belongs',
    endpoint: wire.validateCaptcha,
    sameName: () => ({ puzzleId: 'p', offset: 2000 }),
    otherNames: (guess) => ({ puzzleId: `p${guess}`, offset: 2000 }),
  },
  {
    what: 'a payment password',
    endpoint: wire.payOrder,
    otherNames: (guess) => ({ orderId: `o${guess}`, part: 'full', amountFen: 1, paymentPassword: '583920' }),
  },
]

const MAX_GUESSES = 70

/** A server that counts, with a user in it, codes on their way to that user, and one puzzle. */
async function openGuessed() {
  const db = await openTestDatabase()
  const server = await openServer(db, 600)
  await insertUser(db, {
    id: 'li' as UserId,
    username: 'li',
    mobile: MOBILE,
    passwordHash: await hashPassword('li-is-here-1', CHEAP),
    createdAt: 0,
  })
  for (const purpose of ['login', 'forgot-password', 'change-phone', 'payment-password', 'close-account']) {
    await db.change(
      'INSERT INTO verification_codes (id, mobile, purpose, code_hash, sent_at, expires_at) VALUES ($1, $2, $1, $3, $4, $5)',
      [purpose, MOBILE, 'x', server.clock.now(), server.clock.now() + 60_000],
    )
  }
  await db.change("INSERT INTO captcha_puzzles (id, seed, gap_left, gap_top, made_at) VALUES ('p', 1, 100, 10, $1)", [
    server.clock.now(),
  ])
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/wap-api/v1/login',
    remoteAddress: '10.9.9.9',
    payload: server.signed({ name: 'li', password: 'li-is-here-1' }),
  })
  const { token } = login.json<{ data: { token: string } }>().data
  const send = async (endpoint: Call, input: Fields, remoteAddress: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': systemRandom.token() }
    const answer = await server.app.inject({
      method: endpoint.method as 'POST',
      url: `/api/wap-api/v1/${endpoint.path}`,
      headers,
      remoteAddress,
      payload: server.signed(input),
    })
    if (answer.statusCode !== 200) return String(answer.statusCode)
    const { code, data } = answer.json<{ code: string; data: { reason?: string; field?: string } | null }>()
    return `${data?.reason ?? code} ${data?.field ?? ''}`.trim()
  }
  return { send, close: server.close }
}

/** How many guesses were checked alike, and what the next one got. */
async function guessOn(
  endpoint: Call,
  inputOf: Guess['sameName'],
  addressOf: (guess: number) => string,
): Promise<readonly [string, string]> {
  if (inputOf === undefined) return ['-', '-']
  const { send, close } = await openGuessed()
  const first = await send(endpoint, inputOf(0), addressOf(0))
  for (let guess = 1; guess < MAX_GUESSES; guess += 1) {
    const answer = await send(endpoint, inputOf(guess), addressOf(guess))
    if (answer !== first) {
      await close()
      return [String(guess), answer.split(' ')[0] ?? '']
    }
  }
  await close()
  return ['any', first]
}

const fromEverywhere = (guess: number): string => `10.0.${guess}.1`
const fromOneAddress = (): string => '10.1.1.1'

/** Not by name: on an order of their own, with the payment password that they have. */
async function guessPaymentPassword(): Promise<readonly [string, string]> {
  const fixture = await openServerFixture(await openTestDatabase())
  const { buyer, shopIds } = fixture
  await setPaymentPassword(fixture, buyer)
  const [shopId] = shopIds
  if (shopId === undefined) throw new Error('A world has shops')
  const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopId, 'full'), 'key-number-1'))
  const amountFen = order.priceFen + order.serviceFeeFen
  const validated = []
  for (let guess = 0; guess < 7; guess += 1) {
    validated.push(
      reasonOf(
        await buyer.device.orders.pay(
          { orderId: order.id, part: 'full', amountFen, paymentPassword: '111222' },
          `key-number-${guess + 2}`,
        ),
      ),
    )
  }
  await fixture.close()
  const wrong = validated.filter((reason) => reason === 'payment-password-wrong').length + 1
  return [String(wrong), validated.at(-1) ?? '']
}

describe('guesses', () => {
  it('are as many by name and by address as the page on security says, and it says what the next one gets (SVS-70)', async () => {
    const lines = []
    for (const { what, endpoint, sameName, otherNames } of GUESSES) {
      const [byName, nextByName] =
        endpoint === wire.payOrder ? await guessPaymentPassword() : await guessOn(endpoint, sameName, fromEverywhere)
      const [byAddress, nextByAddress] = await guessOn(endpoint, otherNames, fromOneAddress)
      lines.push(`| ${what} | ${byName} | \`${nextByName}\` | ${byAddress} | \`${nextByAddress}\` |`)
    }
    if (process.env['PRINT_TABLE'] !== undefined)
      process.stdout.write(
        [
          '| guess at | by name | the next gets | by address | the next gets |',
          '| --- | --- | --- | --- | --- |',
          ...lines,
          '',
        ].join('\n'),
      )
    const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8')
    const table = page.split('\n').filter((line) => GUESSES.some(({ what }) => line.startsWith(`| ${what} |`)))
    expect(table).toEqual(lines)
  })
})
