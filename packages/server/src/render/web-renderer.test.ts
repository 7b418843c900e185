import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { readSettings } from '../settings.ts'
import { testApp } from '../testing/test-app.ts'
import { rendered, fakeWeb, PAGE_SETTINGS } from './testing/fake-web.ts'
import { INLINE_SCRIPT_HASH } from './inline-script.ts'
import { pageSettings } from './page-settings.ts'
import { webRenderer } from './web-renderer.ts'

type Headers = Readonly<Record<string, string>>

const open = async (...change: Parameters<typeof fakeWeb>) => {
  const { app } = await testApp(await openTestDatabase(), { renderer: webRenderer(fakeWeb(...change), PAGE_SETTINGS) })
  return (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url, headers })
}

it('the policy lets the document’s own styles stand, and nothing else that is inline', async () => {
  const get = await open()
  const { body, headers } = await get('/shop/known')
  const css = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(css).toContain('.shop{')
})

it('one script stands in the document, and the policy lets no other run', async () => {
  const { body, headers } = await (await open())('/shop/known')
  const inline = [...body.matchAll(/<script(?: data-files=[^>]*)?>([^]*?)<\/script>/g)].map(([, script = '']) => script)
  expect(inline).toHaveLength(1)
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it.each([
  ['/', 200],
  ['/shop/known', 200],
  ['/shop/nobodys', 404],
  ['/no/such/page', 404],
  ['/user_center', 200],
])('%s is answered with %i, as a page', async (url, status) => {
  const answer = await (await open())(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('<div id="app">')
})

it('a page for a signed-in user leaves without any user’s data', async () => {
  const { body } = await (await open())('/user_center', { cookie: 'token=somebody-0123456789012' })
  expect(body).toContain(
    '<div id="app"></div><script type="application/json" id="diandu-state">{"queries":null}</script>',
  )
})

it('a search is a page however long it is', async () => {
  const url = `/search/${encodeURIComponent('旗舰店'.repeat(300))}?sort=latest`
  expect((await (await open())(url)).statusCode).toBe(200)
})

it('a page may be kept for the same cookies, and is asked for again every time', async () => {
  const get = await open()
  const plain = await get('/')
  const dark = await get('/', { cookie: 'theme=dark; lang=en' })
  expect(plain.headers).toMatchObject({ vary: 'cookie, accept-language, accept-encoding', 'cache-control': 'no-cache' })
  expect(dark.body).toContain('<html lang="en" data-theme="dark">')
  expect(dark.headers['etag']).not.toBe(plain.headers['etag'])
  const tag = String(plain.headers['etag'])
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
    const unchanged = await get('/', { 'if-none-match': known })
    expect([unchanged.statusCode, unchanged.body, unchanged.headers['etag'], unchanged.headers['vary']]).toEqual([
      304,
      '',
      tag,
      expect.stringContaining('cookie'),
    ])
  }
  expect((await get('/', { 'if-none-match': tag, cookie: 'theme=dark' })).statusCode).toBe(200)
  expect(
    (await get('/no/such/page', { 'if-none-match': String((await get('/no/such/page')).headers['etag']) })).statusCode,
  ).toBe(404)
})

it('HEAD says what GET would, without it', async () => {
  const get = await open()
  const [head, body] = [await get('/', {}, 'HEAD'), await get('/')]
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['etag', 'vary', 'cache-control', 'content-type', 'content-security-policy'])
    expect(head.headers[name], name).toBe(body.headers[name])
  expect((await get('/shop/nobodys', {}, 'HEAD')).statusCode).toBe(404)
})

it('a page leaves as small as the client can read it', async () => {
  const get = await open()
  const whole = (await get('/')).body
  const [brotli, zipped] = [
    await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    await get('/', { 'accept-encoding': 'gzip;q=0.5, br;q=0' }),
  ]
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
    'br',
    whole,
  ])
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual(['gzip', whole])
  expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
})

const FRAME = { 'sec-fetch-dest': 'iframe' }
const WECHAT = { 'user-agent': 'Chrome/120 MicroMessenger/8.0' }

it('a page says what it is about and the day of its build', async () => {
  const { body } = await (await open())('/')
  expect(body).toContain(
    '<meta property="og:title" content="店渡"><meta name="description" property="og:description" content="网店转让">',
  )
  expect(body).toContain('<meta name="build-date" content="2025-9-16">')
})

it('a page stands in no frame but the sandbox’s own, which plays an app in it', async () => {
  const get = await open()
  const [plain, framed] = [await get('/'), await get('/', FRAME)]
  expect(plain.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
  expect(plain.body).not.toContain('played-app')
  expect(framed.headers['content-security-policy']).toContain(`frame-ancestors 'self'`)
  expect(framed.body.indexOf('<script src="/sandbox/shell/played-app.js"></script>')).toBeGreaterThan(
    framed.body.indexOf('diandu-config'),
  )
  expect(framed.headers['etag']).not.toBe(plain.headers['etag'])
})

it('without sandboxes there is no frame at all', async () => {
  const renderer = webRenderer(fakeWeb(), { ...PAGE_SETTINGS, canBeFramed: false })
  const { app } = await testApp(await openTestDatabase(), { renderer })
  const { body, headers } = await app.inject({ url: '/', headers: FRAME })
  expect([
    headers['content-security-policy']?.toString().includes(`frame-ancestors 'none'`),
    body.includes('played-app'),
  ]).toEqual([true, false])
})

it('WeChat’s own site may send its script to WeChat, and to no other shell', async () => {
  const real = {
    ...PAGE_SETTINGS,
    config: { ...PAGE_SETTINGS.config, weChatScript: 'https://res.wx.test/open/sdk.js' },
  }
  const { app } = await testApp(await openTestDatabase(), { renderer: webRenderer(fakeWeb(), real) })
  const policyFor = async (headers: Headers) =>
    String((await app.inject({ url: '/', headers })).headers['content-security-policy'])
  expect(await policyFor(WECHAT)).toContain(`script-src 'self' '${INLINE_SCRIPT_HASH}' https://res.wx.test;`)
  expect(await policyFor({ 'user-agent': 'Chrome/120' })).toContain(`script-src 'self' '${INLINE_SCRIPT_HASH}';`)
  expect((await (await open())('/', WECHAT)).headers['content-security-policy']).toContain(
    `script-src 'self' '${INLINE_SCRIPT_HASH}';`,
  )
})

it('the captcha’s hosts are admitted where the config names the captcha, and nowhere else', async () => {
  const captcha = { appId: '190000001', script: 'https://turing.captcha.qcloud.com/TJCaptcha.js' }
  const configured = { ...PAGE_SETTINGS, config: { ...PAGE_SETTINGS.config, captcha } }
  const { app } = await testApp(await openTestDatabase(), { renderer: webRenderer(fakeWeb(), configured) })
  const { headers, body } = await app.inject('/')
  const directives = String(headers['content-security-policy']).split('; ')
  const opened = directives
    .filter((directive) => directive.includes('captcha'))
    .map((directive) => directive.split(' ')[0])
  expect(opened).toEqual(['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
  expect(directives).toContain('frame-src https://turing.captcha.qcloud.com https://turing.captcha.gtimg.com')
  expect(directives).toContain(
    `script-src 'self' '${INLINE_SCRIPT_HASH}' https://turing.captcha.qcloud.com https://turing.captcha.gtimg.com`,
  )
  expect(directives).toContain(`worker-src 'self' blob:`)
  expect(body).toContain('&quot;appId&quot;:&quot;190000001&quot;')

  const plain = await (await open())('/')
  expect(plain.headers['content-security-policy']).not.toMatch(/captcha|frame-src|worker-src/)
  expect(plain.body).not.toContain('&quot;captcha&quot;')
})

it('the config names the captcha where its settings do', () => {
  const settings = {
    CAPTCHA_APP_ID: '19',
    CAPTCHA_APP_SECRET_KEY: 'not for pages',
    TENCENT_SECRET_ID: 'nor this',
    TENCENT_SECRET_KEY: 'nor that',
  }
  expect(pageSettings(readSettings(settings)).config.captcha).toEqual({
    appId: '19',
    script: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
  })
  expect(JSON.stringify(pageSettings(readSettings(settings)))).not.toMatch(/not for pages|nor this|nor that/)
  expect(pageSettings(readSettings({})).config).not.toHaveProperty('captcha')
})

it('visits that are rendered alike have one key, and those that are not have their own', () => {
  const real = {
    ...PAGE_SETTINGS,
    config: { ...PAGE_SETTINGS.config, weChatScript: 'https://res.wx.test/open/sdk.js' },
  }
  const renderer = webRenderer(fakeWeb(), real)(() => Promise.reject(new Error('Nothing is asked')), Date.now)
  const visit = { url: '/', userAgent: 'Chrome/120', cookie: '', acceptLanguage: '', isForFrame: false }
  const keyOf = (change: Partial<typeof visit>) => renderer.keyOf?.({ ...visit, ...change })
  for (const same of [{ cookie: 'a=b; FORM_ROUTE_PATH=x' }, { userAgent: 'Safari/605' }])
    expect(keyOf(same)).toBe(keyOf({}))
  const others = [
    {},
    { url: '/lists' },
    { url: '/?' },
    { cookie: 'lang=en' },
    { cookie: 'theme=dark' },
    { cookie: 'lang=en; theme=dark' },
    { isForFrame: true },
    { userAgent: WECHAT['user-agent'] },
  ]
  expect(new Set(others.map(keyOf)).size).toBe(others.length)
})

it('the only cookies that reach the renderer are those of appearance', async () => {
  const given: string[] = []
  const web = fakeWeb()
  const spy = {
    ...web,
    createPageRenderer:
      () =>
      async ({ cookies }: { readonly cookies: string }) => (given.push(cookies), rendered()),
  }
  await webRenderer(spy, PAGE_SETTINGS)(() => Promise.reject(new Error('Nothing is asked')), Date.now).render({
    url: '/',
    userAgent: '',
    cookie: 'token=secret; lang=en',
    acceptLanguage: '',
    isForFrame: false,
  })
  expect(given).toEqual(['lang=en'])
})

it('a page is rendered by the clock of its server, which also says when it was sent (WEB-163)', async () => {
  const clocks: (() => number)[] = []
  const web = fakeWeb()
  const spy: typeof web = {
    ...web,
    createPageRenderer: (call, now) => (clocks.push(now), web.createPageRenderer(call, now)),
  }
  const { app, clock } = await testApp(await openTestDatabase(), { renderer: webRenderer(spy, PAGE_SETTINGS) })
  const { headers } = await app.inject('/')
  expect(clocks.map((now) => now())).toEqual([clock.now()])
  expect(headers['server-timing']).toBe(`clock;dur=${clock.now()}`)
})

it('a page that leads to another one is answered with its address, and is not kept (SES-49)', async () => {
  const get = await open({ status: 302, redirectTo: '/lists?platform=1', isCacheable: false })
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers['location']]).toEqual([302, '/lists?platform=1'])
  expect((await (await open())('/')).headers['location']).toBeUndefined()
})
