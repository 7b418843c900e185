import type { Clock, Failure } from '@diandu/core/kernel'
import type { Token, UserId } from '@diandu/core/session'
import { createManualClock } from '@diandu/core/testing'
import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { memoryDevice } from '../device/index.ts'
import type { Transport, WireRequest } from '../http/index.ts'
import { provide, TOKENS, type Token as Part } from '../wiring/index.ts'
import { compose } from './compose.ts'
import { inProcess } from './in-process.ts'
import { overHttp } from './over-http.ts'

const refusing: Transport = () => Promise.resolve({ status: 200, body: '{"code":"100000","message":"","data":null,"timestamp":0}' })
const reach = (transport: Transport) => overHttp({ apiBase: '/api', signingSecret: 's', transport })

describe('compose', () => {
  it('[CMP-1] puts every port over the device it is given', async () => {
    const device = memoryDevice()
    const sent: WireRequest[] = []
    const ports = compose(device, reach((request) => (sent.push(request), Promise.resolve(undefined))))
    const { local: _local, ...answers } = device
    expect(ports).toMatchObject({ ...answers, clock: { after: device.clock.after } })
    // Screens are given what reads the device's storage, and not the storage.
    expect(ports).not.toHaveProperty('local')
    expect(Object.values(ports).every((port) => port !== undefined)).toBe(true)
    device.sessionStore.write({ token: 'a-token-that-is-long-enough' as Token, userInfo: { userId: 'u' as UserId, username: 'n', mobile: 'm' } })
    await Promise.all([ports.catalog.home(), ports.wallet.capital(), ports.sessions.me()])
    // Signing takes each its own time, so that the order is anybody's.
    const asked = sent.map(({ path, headers }) => [path, headers['authorization']])
    expect(asked.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['capital', 'Bearer a-token-that-is-long-enough'],
      ['index', 'Bearer a-token-that-is-long-enough'],
      ['user/info', 'Bearer a-token-that-is-long-enough'],
    ])
  })

  it('[CMP-1] two compositions share nothing', () => {
    const [one, other] = [compose(memoryDevice(), reach(refusing)), compose(memoryDevice(), reach(refusing))]
    expect([one.catalog === other.catalog, one.failures === other.failures]).toEqual([false, false])
  })

  it('[CMP-2] tells who listens what failed, until they stop', async () => {
    const { sessions, failures } = compose(memoryDevice(), reach(refusing))
    const heard: Failure[] = []
    const stop = failures.subscribe((failure) => heard.push(failure))
    await sessions.me()
    stop()
    await sessions.me()
    expect(heard).toEqual([{ kind: 'login-required' }])
  })

  it('[DEV-9] the clock of the ports follows every answer that tells the house’s time, a refusal too; what asks goes on by the device’s', async () => {
    const device = createManualClock()
    const ahead = 7_200_000
    const sent: WireRequest[] = []
    const transport: Transport = (request) => (sent.push(request), Promise.resolve({ status: 200, body: `{"code":"100000","message":"","data":null,"timestamp":${device.now() + ahead}}` }))
    const { clock, houseTime, sessions } = compose(memoryDevice({ clock: device }), reach(transport))
    const seen: number[] = []
    houseTime.subscribe(() => seen.push(clock.now()))
    expect(clock.now()).toBe(device.now())
    await sessions.me()
    await sessions.me()
    expect([clock.now(), seen]).toEqual([device.now() + ahead, [device.now() + ahead]])
    expect(sent.map(({ parameters }) => parameters['timestamp'])).toEqual([String(device.now()), String(device.now())])
  })

  it('[CMP-5] answers in the process, and has no puzzles there', async () => {
    const ports = compose(memoryDevice(), inProcess(() => Promise.resolve({ ok: false, failure: { kind: 'timeout' } })))
    expect(await ports.catalog.home()).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(await ports.captcha.puzzle()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('[CMP-6] parts of the wrong kind do not compile', () => {
    const { bind } = { bind: new Container().bind.bind(new Container()) } as { bind: Container['bind'] }
    const shout = (clock: Clock) => String(clock.now())
    const text = Symbol('text') as Part<string>
    // @ts-expect-error a failure feed is no clock
    provide(bind, text, shout, [TOKENS.failures])
    // @ts-expect-error a text is no catalog
    provide(bind, TOKENS.catalog, shout, [Symbol('clock') as Part<Clock>])
    expect(provide(bind, text, shout, [Symbol('clock') as Part<Clock>])).toBeUndefined()
  })
})
