import type { ShopId } from '@diandu/core/catalog'
import { fail, type Clock, type Failure, type Result } from '@diandu/core/kernel'
import type { Token, UserId } from '@diandu/core/session'
import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryDevice, type DevicePorts } from '../device/index.ts'
import type { CallApi, Transport, WireRequest } from '../http/index.ts'
import { httpAccountSessions } from '../session/http-account-sessions.ts'
import { compose, portsOf } from './compose.ts'
import { createContainer } from './create-container.ts'
import { inProcess } from './in-process.ts'
import { overHttp } from './over-http.ts'
import { port } from './port.ts'
import { PORTS, type Ports } from './ports.ts'
import { CLIENT, FAILURE_FEED, token } from './token.ts'

const refusing: Transport = () =>
  Promise.resolve({ status: 200, body: '{"code":"100000","message":"","data":null,"timestamp":0}' })
const timeout: Result<never> = fail({ kind: 'timeout' })
const reach = (transport: Transport) => overHttp({ apiBase: '/api', signingSecret: 's', transport })

describe('compose', () => {
  it('puts every port over the device it is given', async () => {
    const device = memoryDevice()
    const sent: WireRequest[] = []
    const ports = compose(
      device,
      reach((request) => (sent.push(request), Promise.resolve(undefined))),
    )
    expect(ports).toMatchObject({ ...device, clock: { after: device.clock.after } })
    expect(Object.values(ports).every((port) => port !== undefined)).toBe(true)
    device.sessionStore.write({
      token: 'a-token-that-is-long-enough' as Token,
      userInfo: { userId: 'u' as UserId, username: 'n', mobile: 'm' },
    })
    await Promise.all([ports.catalog.home(), ports.wallet.capital(), ports.sessions.me()])
    // Signing takes each its own time, so that the requests may arrive in any order.
    const requested = sent.map(({ path, headers }) => [path, headers['authorization']])
    expect(requested.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['capital', 'Bearer a-token-that-is-long-enough'],
      ['index', 'Bearer a-token-that-is-long-enough'],
      ['user-info', 'Bearer a-token-that-is-long-enough'],
    ])
  })

  it('two compositions share nothing', () => {
    const [one, other] = [compose(memoryDevice(), reach(refusing)), compose(memoryDevice(), reach(refusing))]
    expect([one.catalog === other.catalog, one.failures === other.failures]).toEqual([false, false])
  })

  it('tells who listens what failed, until they stop', async () => {
    const { sessions, failures } = compose(memoryDevice(), reach(refusing))
    const received: Failure[] = []
    const stop = failures.subscribe((failure) => received.push(failure))
    await sessions.me()
    stop()
    await sessions.me()
    expect(received).toEqual([{ kind: 'login-required' }])
  })

  it('the clock of the ports follows every answer that tells the server’s time, a refusal too; what asks goes on by the device’s (WEB-110)', async () => {
    const device = createManualClock()
    const ahead = 7_200_000
    const sent: WireRequest[] = []
    const transport: Transport = (request) => (
      sent.push(request),
      Promise.resolve({
        status: 200,
        body: `{"code":"100000","message":"","data":null,"timestamp":${device.now() + ahead}}`,
      })
    )
    const { clock, serverTime, sessions } = compose(memoryDevice({ clock: device }), reach(transport))
    const seen: number[] = []
    serverTime.subscribe(() => seen.push(clock.now()))
    expect(clock.now()).toBe(device.now())
    await sessions.me()
    await sessions.me()
    expect([clock.now(), seen]).toEqual([device.now() + ahead, [device.now() + ahead]])
    expect(sent.map(({ parameters }) => parameters['timestamp'])).toEqual([device.now(), device.now()])
  })

  it('answers in the process, and has no puzzles there', async () => {
    const ports = compose(
      memoryDevice(),
      inProcess(() => Promise.resolve({ ok: false, failure: { kind: 'timeout' } })),
    )
    expect(await ports.catalog.home()).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(await ports.captcha.puzzle()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('a port whose parts are of the wrong kind does not compile, and neither does a wrong one in its place', () => {
    const shout = (clock: Clock) => String(clock.now())
    // @ts-expect-error a failure feed is no clock
    port(shout, FAILURE_FEED)
    // @ts-expect-error a clock is missing
    port(shout)
    // @ts-expect-error a text is no catalog
    createContainer(memoryDevice(), reach(refusing)).rebind(PORTS.catalog.token).toConstantValue('a text')
    expect(port(shout, token<Clock>('clock')).token).toBeTypeOf('symbol')
  })

  it('makes the client and the ports when they are first read, and once', () => {
    let connections = 0
    const ports = compose(memoryDevice(), (...given) => (connections++, reach(refusing)(...given)))
    expect([ports.shell, ports.clock.now() > 0, connections]).toEqual(['browser', true, 0])
    const [once, again] = [Object.values(ports), Object.values(ports)]
    expect(once.every((port, place) => port === again[place])).toBe(true)
    // The guessing game has a client of its own.
    expect(connections).toBe(2)
  })

  it('reports no failure of the game’s own client, and has no player then (GUE-1)', async () => {
    const { guessGame, failures, busy } = compose(memoryDevice(), reach(refusing))
    const received: Failure[] = []
    failures.subscribe((failure) => received.push(failure))
    const asked = guessGame.user()
    expect(busy.isBusy()).toBe(false)
    expect([await asked, received]).toEqual([null, []])
  })

  it.each([
    ['2000', { games: 1 }, { games: 1 }],
    ['000000', { games: 1 }, null],
    ['2000', null, null],
  ])('takes the game’s code %s with %j for the player %j (GUE-1)', async (code, data, player) => {
    const answering: Transport = () =>
      Promise.resolve({ status: 200, body: JSON.stringify({ code, message: '', data, timestamp: 0 }) })
    expect(await compose(memoryDevice(), reach(answering)).guessGame.user()).toEqual(player)
  })

  it('what a test binds in the place of a port is read as the port, and other ports are made of it', async () => {
    const container = createContainer(memoryDevice({ shell: 'android-app' }), reach(refusing))
    const exchangeAppToken = () => Promise.resolve(timeout)
    container
      .rebind(PORTS.accountSessions.token)
      .toResolvedValue((client) => ({ ...httpAccountSessions(client), exchangeAppToken }), [CLIENT])
    const { accountSessions, app } = portsOf(container)
    expect(accountSessions.exchangeAppToken).toBe(exchangeAppToken)
    expect(await app.exchangeToken('a token of the app')).toBe(timeout)
  })

  it('one composition serves any number of pages: every call is asked again, and nothing of it stays', async () => {
    const questions: Readonly<Record<string, (ports: Ports) => Promise<unknown>>> = {
      index: ({ catalog }) => catalog.home(),
      goods: ({ catalog }) => catalog.list({ sort: 'latest' }, null),
      'goods/detail': ({ catalog }) => catalog.detail('shop-0001' as ShopId),
      'user-info': ({ sessions }) => sessions.me(),
    }
    const stored = ({ storage, sessionStore, searchHistory, busy }: DevicePorts) => [
      storage.local.keys(),
      sessionStore.readToken(),
      searchHistory.read(),
      busy.isBusy(),
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(questions)), { maxLength: 20 }), async (calls) => {
        const [device, requested] = [memoryDevice(), [] as string[]]
        const callApi = ((endpoint: { readonly path: string }) => (
          requested.push(endpoint.path),
          Promise.resolve(timeout)
        )) as unknown as CallApi
        const ports = compose(device, inProcess(callApi))
        await Promise.all(calls.map((call) => questions[call]?.(ports)))
        expect(requested).toEqual(calls)
        expect(stored(device)).toEqual(stored(memoryDevice()))
      }),
    )
  })
})
