import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StaffRole } from '@diandu/core/admin'
import { aListableForm, valueOf } from '@diandu/core/testing'
import { CONSOLE_EVENTS_PATH } from '@diandu/wire/admin'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { announceQueue } from '../../queue-changes/index.ts'
import { openConsole, PASSWORD } from '../testing/open-console.ts'

const LOOPBACK = '127.0.0.1'
const GATHERED_MS = 300
const BEAT_MS = 15_000

/** The console on a port, with streams over real connections. */
async function openStreams(db: Database) {
  const fixture = await openConsole(db)
  await fixture.app.listen({ port: 0, host: LOOPBACK })
  onTestFinished(() => fixture.app.close())
  const { port } = fixture.app.server.address() as AddressInfo
  const connect = (cookie: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = get({ port, host: LOOPBACK, path: CONSOLE_EVENTS_PATH, headers: { ...headers, cookie } }, resolve)
      request.on('error', reject)
      onTestFinished(() => void request.destroy())
    })
  const open = async (cookie: string) => {
    const answer = await connect(cookie)
    const events: unknown[] = []
    let beats = 0
    answer.setEncoding('utf8').on('data', (text: string) => {
      for (const part of text.split('\n\n')) {
        if (part.startsWith('data: ')) events.push(JSON.parse(part.slice('data: '.length)))
        else if (part.startsWith(':')) beats += 1
      }
    })
    const ended = new Promise<void>((resolve) => answer.on('close', resolve))
    return { answer, events, ended, beats: () => beats }
  }
  /** A session of the network that streams are opened from. */
  const logInHere = async (login: string): Promise<string> => {
    const given = { login, password: PASSWORD, code: fixture.codeOf(login) }
    return (await fixture.send('POST', 'session', given, { address: LOOPBACK })).cookie ?? ''
  }
  const staffWith = async (login: string, ...roles: StaffRole[]) => {
    await fixture.addStaff(login, roles)
    return logInHere(login)
  }
  return { ...fixture, connect, open, staffWith, logInHere }
}

describeOnEachEngine('The events of the console', (open) => {
  it('a console is notified of changes in queues that its roles may see, and of no others (ADM-70, ADM-71)', async () => {
    const db = await open()
    const { open: stream, staffWith, clock } = await openStreams(db)
    const [reviewer, cashier] = [
      await stream(await staffWith('li', 'reviewer')),
      await stream(await staffWith('chu', 'cashier')),
    ]
    expect(reviewer.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'cross-origin-resource-policy': 'same-origin',
    })
    await db.transaction(async (tx) => {
      announceQueue(tx, 'listings', 's1')
      announceQueue(tx, 'withdrawals', 'w1')
    })
    clock.advance(GATHERED_MS)
    await expect.poll(() => reviewer.events).toEqual([{ kind: 'queue', queue: 'listings', caseId: 's1' }])
    await expect.poll(() => cashier.events).toEqual([{ kind: 'queue', queue: 'withdrawals', caseId: 'w1' }])
  })

  it('a listing that a seller submits, and a case that a colleague takes and decides, are events (ADM-70)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { open: stream, staffWith, clock, send } = await openStreams(db)
    const [cookie, other] = [await staffWith('li', 'reviewer'), await staffWith('wang', 'reviewer')]
    const { events } = await stream(cookie)
    const { selling } = fixture.buyer.device
    const { id } = valueOf(
      await selling.submit(await aListableForm(fixture, fixture.buyer, {}), 'the-first-form-of-all'),
    )
    const event = { kind: 'queue', queue: 'listings', caseId: id }
    const next = async () => {
      clock.advance(GATHERED_MS)
      await expect.poll(() => events.splice(0)).toEqual([event])
    }
    await next()
    await send('POST', 'listings/claim', { id, isTakenOver: false }, { cookie: other, address: LOOPBACK })
    await next()
    const decision = { id, version: '1', words: '图不清楚', fields: {} }
    expect((await send('POST', 'listings/decide/refuse', decision, { cookie: other, address: LOOPBACK })).code).toBe(
      '000000',
    )
    await next()
  })

  it('a change that was undone is no event', async () => {
    const db = await open()
    const { open: stream, staffWith, clock } = await openStreams(db)
    const { events, beats } = await stream(await staffWith('li', 'reviewer'))
    await expect(
      db.transaction(async (tx) => {
        announceQueue(tx, 'listings', 's1')
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    clock.advance(BEAT_MS)
    await expect.poll(beats).toBeGreaterThan(1)
    expect(events).toEqual([])
  })
})

describeOnEachEngine('The streams of sessions', (open) => {
  it('a stream is for a session and for the console’s own page alone (ADM-13)', async () => {
    const { connect, staffWith } = await openStreams(await open())
    const cookie = await staffWith('li', 'reviewer')
    const statuses = await Promise.all([
      connect('__Host-diandu-staff=a-token-of-no-session-at-all'),
      connect(cookie, { 'sec-fetch-site': 'same-site' }),
      connect(cookie, {}),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
  })

  it('an open stream is no activity: the session ends after its 30 minutes, and the stream with it (ADM-6, ADM-72)', async () => {
    const { open: stream, staffWith, clock } = await openStreams(await open())
    const { events, ended, beats } = await stream(await staffWith('li', 'reviewer'))
    for (let beat = 1; beat <= 30 * 4 && events.length === 0; beat += 1) {
      clock.advance(BEAT_MS)
      await expect.poll(() => beats() > beat || events.length > 0, { interval: 5 }).toBe(true)
    }
    await ended
    expect(events).toEqual([{ kind: 'over' }])
  })

  it('other roles, and an end of the session, end the stream (ADM-72)', async () => {
    const { open: stream, staffWith, addStaff, clock, send, logIn, logInHere } = await openStreams(await open())
    const cookie = await staffWith('li', 'reviewer')
    const li = await stream(cookie)
    await addStaff('admin1', ['people-admin'])
    await addStaff('admin2', ['people-admin'])
    const [maker, checker] = [await logInHere('admin1'), await logIn('admin2')]
    const own = { cookie: maker, address: LOOPBACK }
    const { data } = await send('POST', 'staff/roles', { staffId: 'li', roles: ['cashier'], reason: 'r' }, own)
    const { id } = data as { id: string }
    await send('POST', 'proposals/decide', { id, verdict: 'approved', reason: 'r' }, { cookie: checker })
    await li.ended
    expect(li.events.at(-1)).toEqual({ kind: 'over' })
    const second = await stream(maker)
    const sessions = (await send('GET', 'session/all', {}, own)).data as { readonly id: string }[]
    await send('POST', 'session/end-one', { id: sessions[0]?.id }, own)
    clock.advance(BEAT_MS)
    await second.ended
    expect(second.events.at(-1)).toEqual({ kind: 'over' })
  })

  it('a session has four streams at most, and may open as many again once they are left (ADM-73)', async () => {
    const { open: stream, connect, staffWith } = await openStreams(await open())
    const cookie = await staffWith('li', 'reviewer')
    for (let round = 0; round < 3; round += 1) {
      const four = await Promise.all(Array.from({ length: 4 }, () => stream(cookie)))
      expect((await connect(cookie)).statusCode).toBe(429)
      for (const { answer } of four) answer.destroy()
      await expect
        .poll(async () => {
          const next = await connect(cookie)
          next.destroy()
          return next.statusCode
        })
        .toBe(200)
    }
  })
})
