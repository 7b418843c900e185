import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import {
  sandboxPaymentKey,
  sandboxPayments,
  sandboxSheets,
  sandboxWeChat,
  systemRandom,
} from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'
import { testApp } from '../testing/test-app.ts'
import { sandboxModule } from './sandbox-module.ts'

const OWN = 'https://own.example'

/** Pieces that have led people astray, among pieces of our own pages. */
const anAddress = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00a0',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '%0d%0a',
      '%00',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      'https:',
      'http://',
      'javascript:',
      'data:',
      'blob:',
      'evil.example',
      'user@',
      ':443',
      'shop',
      'user_center',
      '1',
      '／',
      '。',
      '%252f',
      '\u202e',
      'https://own.example',
      '[::1]',
    ),
    { maxLength: 8 },
  )
  .chain((pieces) => fc.constantFrom(pieces.join(''), `/${pieces.join('')}`))

const KNOWN = [
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://own.example@evil.example/',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  '/%2e//evil.example',
]

async function openSandbox() {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const services = { db, clock, random: systemRandom }
  const settings = readSettings({})
  const payments = sandboxPayments({
    db,
    clock,
    key: sandboxPaymentKey(settings.secrets.dataKey.now),
    sheets: sandboxSheets(services),
  })
  const weChat = sandboxWeChat(services)
  const deps = simulatedDeps(db, clock, { weChat, payments })
  const { app } = await testApp(db, { routes: [(scope) => sandboxModule.routes?.(scope, deps)] }, clock)
  return { db, app, weChat }
}

it('whatever redirect_uri the simulated WeChat takes is a page of ours, as a browser reads it', async () => {
  const { app, weChat } = await openSandbox()
  let taken = 0
  const lead = async (back: string) => {
    const { statusCode, headers } = await app.inject({ url: weChat.visitUrl(back, 'abc').replace(/#.*$/, '') })
    expect([302, 400]).toContain(statusCode)
    if (statusCode === 400) return
    taken += 1
    const there = new URL(String(headers.location), OWN)
    expect([there.origin, there.username, there.password]).toEqual([OWN, '', ''])
    expect(there.pathname.startsWith('//')).toBe(false)
  }
  await fc.assert(fc.asyncProperty(anAddress, lead), { numRuns: 400, examples: KNOWN.map((one) => [one]) })
  await lead('/user_center/server/recharge?request=r1')
  expect(taken).toBeGreaterThan(1)
  for (const one of KNOWN)
    expect((await app.inject({ url: weChat.visitUrl(one, 'abc').replace(/#.*$/, '') })).statusCode, one).toBe(400)
})

it('the simulated cashier and the simulated identity provider lead back to our own pages, whatever is kept as the way back', async () => {
  const { app, db } = await openSandbox()
  for (const [at, back] of [
    ...KNOWN.filter((one) => !one.includes('\0')),
    '/user_center/server/recharge?request=r1',
  ].entries()) {
    await db.change(
      "INSERT INTO sandbox_charges (id, amount_fen, title, back_url, state, opened_at) VALUES ($1, 100, 'x', $2, 'open', 0)",
      [`c${at}`, back],
    )
    await db.change(
      "INSERT INTO sandbox_visits (id, person, back_url, verdict, opened_at) VALUES ($1, 'x', $2, 'pending', 0)",
      [`v${at}`, back],
    )
    for (const [url, payload] of [
      [`/sandbox/cashier/c${at}`, 'how=cancel'],
      [`/sandbox/identity/v${at}`, 'verdict=matches'],
    ] as const) {
      const page = (await app.inject({ url })).body
      expect(page.match(/class="back" href="([^"]*)"/)?.[1]).toBe(
        KNOWN.includes(back) ? '/' : '/user_center/server/recharge?request=r1',
      )
      const { headers } = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(headers.location).toBe(KNOWN.includes(back) ? '/' : back)
    }
  }
})

it('the page of the simulated shells opens our own pages only, as a browser reads them', async () => {
  const { ownAddress } = (await import(new URL('browser/own-address.js', import.meta.url).href)) as {
    readonly ownAddress: (text: string, own: { readonly origin: string; readonly protocol: string }) => string
  }
  const own = { origin: OWN, protocol: 'https:' }
  const validate = (text: string) => {
    const there = new URL(ownAddress(text, own), OWN)
    expect([there.origin, there.protocol, there.username]).toEqual([OWN, 'https:', ''])
  }
  fc.assert(fc.property(fc.oneof(anAddress, fc.webUrl(), fc.string()), validate), {
    numRuns: 2000,
    examples: [
      ...KNOWN,
      'blob:https://own.example/x',
      'blob:https://evil.example/x',
      'about:blank',
      'http://own.example/',
    ].map((one) => [one]),
  })
  expect(ownAddress('/user_center?a=1#b', own)).toBe('https://own.example/user_center?a=1#b')
  expect(ownAddress('/login', own)).toBe('https://own.example/login')
  expect(ownAddress('blob:https://own.example/x', own)).toBe('https://own.example/')
})
