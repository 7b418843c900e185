import { reasonOf } from '@diandu/core/testing'
import { getWeChatConfig } from '@diandu/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runCall } from '../calls/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { sandboxWeChat, systemRandom, weChatSignature } from '../integrations/index.ts'
import { SANDBOX_TICKET } from '../integrations/sandbox/sandbox-wechat.ts'
import { callContext } from '../testing/call-context.ts'
import { companyHandlers } from './verification/company.handlers.ts'
import { ownPage } from './own-page.ts'

const ORIGIN = 'https://m.diandu.example'
const SET = { publicOrigin: ORIGIN, host: 'evil.example' }

it.each([
  ORIGIN,
  `${ORIGIN}/`,
  `${ORIGIN}?a=1`,
  `${ORIGIN}/shop/1?x=%E5%BA%97#top`,
  `${ORIGIN}/search/女装`,
  `${ORIGIN}/lists?next=https://evil.example/@x`,
])('%s is ours, without its fragment (SHL-10)', (url) => {
  expect(ownPage(url, SET)).toBe(url.replace(/#.*$/, ''))
})

it.each([
  'https://evil.example/',
  'http://m.diandu.example/',
  `${ORIGIN}:444/`,
  `${ORIGIN}:443/`,
  `${ORIGIN}.evil.example/`,
  `${ORIGIN}@evil.example/`,
  `${ORIGIN}\\@evil.example/`,
  'https://li@m.diandu.example/',
  'https://li:x@m.diandu.example/',
  'https://@m.diandu.example/',
  'https:/m.diandu.example/',
  'https:\\\\m.diandu.example/',
  'HTTPS://m.diandu.example/',
  'https://M.diandu.example/',
  'blob:https://m.diandu.example/x',
  'javascript://m.diandu.example/%0aalert(1)',
  '//m.diandu.example/',
  '/shop/1',
  '',
  `${ORIGIN}/\0`,
  `${ORIGIN}/\\evil.example`,
  `\t${ORIGIN}/`,
  `#${ORIGIN}/`,
])('%j is not ours (SHL-10)', (url) => {
  expect(ownPage(url, SET)).toBeUndefined()
})

it('where no setting says which host is ours, it is the one that was asked, in either scheme (SHL-10)', () => {
  for (const [host, url, isOurs] of [
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/shop/1', true],
    ['127.0.0.1:3000', 'http://127.0.0.1:3001/shop/1', false],
    ['m.example', 'https://m.example/', true],
    ['m.example:443', 'https://m.example/', true],
    ['M.example', 'http://m.example/', true],
    ['m.example', 'ftp://m.example/', false],
    ['m.example', 'https://other.example/', false],
    ['', 'https://m.example/', false],
    [undefined, 'https://m.example/', false],
  ] as const) {
    expect([host, url, ownPage(url, { publicOrigin: null, host })]).toEqual([host, url, isOurs ? url : undefined])
  }
})

it('whatever is taken is a page of ours, as a browser reads it (SHL-10)', () => {
  const piece = fc.constantFrom(
    ORIGIN,
    'https://',
    'm.diandu.example',
    'evil.example',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '.',
    '%2f',
    '\t',
    '\n',
    '\0',
    ' ',
    '443',
    'shop',
    '。',
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 6 }).map((pieces) => ORIGIN + pieces.join('')),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(text, (url) => {
      const page = ownPage(url, SET)
      if (page === undefined) return
      const { origin, username, password, hash } = new URL(page)
      expect([origin, username, password, hash, page.includes('#')]).toEqual([ORIGIN, '', '', '', false])
    }),
    { numRuns: 3000 },
  )
})

it('the call signs our own page without its fragment, and refuses any other in words (SHL-10)', async () => {
  const db = await openTestDatabase()
  const context = callContext(db, { host: 'evil.example' })
  const [handler] = companyHandlers({
    company: [],
    weChat: sandboxWeChat({ ...context, random: systemRandom }),
    gameEntry: null,
    publicOrigin: ORIGIN,
  }).filter(({ endpoint }) => endpoint === getWeChatConfig)
  if (handler === undefined) throw new Error('There is no such call.')
  const sign = async (url: string) => (await runCall(handler, { url }, context)).result
  const signed = await sign(`${ORIGIN}/shop/1#top`)
  const config = signed.ok ? (signed.value as { nonceStr: string; timestamp: number; signature: string }) : undefined
  expect(config?.signature).toBe(
    weChatSignature({
      ticket: SANDBOX_TICKET,
      nonceStr: config?.nonceStr ?? '',
      timestamp: config?.timestamp ?? 0,
      pageUrl: `${ORIGIN}/shop/1`,
    }),
  )
  for (const url of [
    'https://evil.example/shop/1',
    `${ORIGIN}:444/`,
    'http://m.diandu.example/',
    'https://li@m.diandu.example/',
  ]) {
    const refused = await sign(url)
    expect([reasonOf(refused), refused]).toMatchObject([
      'bad-parameter',
      { failure: { field: 'url', message: expect.stringContaining('不是本站的页面') } },
    ])
  }
})
