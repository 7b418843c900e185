import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageAnswer, type PageAnswer } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import type { RenderedPage } from './renderer.ts'

const page = (html: string, over: Partial<RenderedPage> = {}): PageAnswer =>
  pageAnswer({ status: 200, html, isCacheable: true, ...over })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A cache before pages that say which rendering they are of. */
function open(over: Partial<RenderedPage> = {}, html = (number: number) => `${number} <a href="/shop/s1">`) {
  const time = createManualClock(1_000)
  const errors: unknown[] = []
  const cache = createPageCache((error) => errors.push(error), time)
  let rendered = 0
  const call = async (key = '/') =>
    (await cache.answerFor(key, async () => page(html((rendered += 1)), over))).page.html.toString()
  return {
    time,
    errors,
    cache,
    rendered: () => rendered,
    call: async (key?: string) => Number.parseInt(await call(key), 10),
  }
}

it('the cache renders a page once, however many ask for it at once', async () => {
  const { call, rendered } = open()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => call())))).toEqual(new Set([1]))
  expect(rendered()).toBe(1)
})

it('the cache says which request a page was rendered for', async () => {
  const { cache } = open()
  const call = () => cache.answerFor('/', async () => page('<p>'))
  expect((await Promise.all([call(), call()])).map(({ wasRendered }) => wasRendered)).toEqual([true, false])
  expect((await call()).wasRendered).toBe(false)
})

it('the cache gives a fresh page as it is, an older one while it renders the next, and none that is two seconds old (RND-22)', async () => {
  const { time, call } = open()
  await Promise.all([call(), call()])
  time.advance(799)
  expect(await call()).toBe(1)
  time.advance(1)
  expect(await Promise.all([call(), call()])).toEqual([1, 1])
  await settled()
  expect(await call()).toBe(2)
  time.advance(1_500)
  expect(await call()).toBe(3)
})

it('the cache never tells what was so more than two seconds ago, whenever it changes and is asked for (RND-22)', async () => {
  const step = fc.oneof(fc.constant('change' as const), fc.constant('ask' as const), fc.integer({ min: 1, max: 2_500 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const time = createManualClock(1_000)
      const cache = createPageCache(() => undefined, time)
      let state = 0
      const changedAt = [time.now()]
      for (const what of steps) {
        if (what === 'change') {
          changedAt.push(time.now())
          state += 1
        } else if (what !== 'ask') time.advance(what)
        else {
          const stateShown = Number((await cache.answerFor('/', async () => page(String(state)))).page.html)
          // The cached state was outdated once the next state began.
          const untilMs = changedAt[stateShown + 1] ?? Infinity
          expect(time.now() - untilMs).toBeLessThan(1_500)
          await settled()
        }
      }
    }),
  )
})

it('the cache forgets every page once changes may have been missed (FLEET-38)', async () => {
  const { call, cache } = open()
  await Promise.all([call(), call()])
  cache.dropShops('everything')
  expect(await call()).toBe(2)
})

it('the cache forgets the pages that name a shop that has changed, and keeps none that was being rendered meanwhile (RND-22)', async () => {
  const { call, cache } = open()
  await Promise.all([call(), call()])
  cache.dropShops(new Set(['another']))
  expect(await call()).toBe(1)
  cache.dropShops(new Set(['s1']))
  expect(await call()).toBe(2)
  await Promise.all([call(), call()])

  let finish: (html: string) => void = () => undefined
  const slow = cache.answerFor('/slow', async () => page(await new Promise<string>((resolve) => (finish = resolve))))
  const joined = cache.answerFor('/slow', async () => page('not needed'))
  cache.dropShops(new Set(['s9']))
  const after = cache.answerFor('/slow', async () => page('of now'))
  finish('of before')
  expect((await Promise.all([slow, joined, after])).map(({ page: { html } }) => html.toString())).toEqual([
    'of before',
    'of before',
    'of now',
  ])
  expect((await cache.answerFor('/slow', async () => page('again'))).page.html.toString()).toBe('of now')
})

it.each<[string, Partial<RenderedPage>]>([
  ['does not exist', { status: 404 }],
  ['failed', { status: 500 }],
  ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['is somebody’s own', { isCacheable: false }],
])('a page that %s is not kept', async (_what, over) => {
  const { call, cache } = open(over)
  expect([await call(), await call(), await call(), cache.cachedBytes()]).toEqual([1, 2, 3, 0])
})

it('a rendering that throws fails for its request, is not kept, and is logged where no request waits for it', async () => {
  const { time, call, cache, errors } = open()
  const broken = () => cache.answerFor('/', () => Promise.reject(new Error('broken')))
  await expect(broken()).rejects.toThrow('broken')
  await Promise.all([call(), call()])
  time.advance(1_000)
  expect((await broken()).page.html.toString()).toMatch(/^1 /)
  await settled()
  expect(errors).toEqual([new Error('broken')])
  expect(await call()).toBe(1)
})

it('addresses that are made up take no room, and pages together no more than 32 MiB', async () => {
  const { call, cache, rendered } = open({}, (number) => `${number} ${'x'.repeat(50_000)}`)
  for (let number = 0; number < 2_000; number += 1) await call(`/lists?made=${number}`)
  expect([cache.cachedBytes(), rendered()]).toEqual([0, 2_000])
  await Promise.all([call('/home'), call('/home')])
  for (let number = 0; number < 2_000; number += 1) {
    await Promise.all([call(`/lists?twice=${number}`), call(`/lists?twice=${number}`)])
    // A page in frequent demand stays cached, whatever else is requested.
    expect(await call('/home')).toBe(2_001)
  }
  expect(cache.cachedBytes()).toBeGreaterThan(16 * 1024 * 1024)
  expect(cache.cachedBytes()).toBeLessThanOrEqual(32 * 1024 * 1024)
  const long = `/search/${'a'.repeat(600)}`
  expect(await call(long)).not.toBe(await call(long))
})

it('the cache holds nothing once no request comes any more', async () => {
  const { time, call, cache } = open()
  await Promise.all([call(), call()])
  expect(cache.cachedBytes()).toBeGreaterThan(0)
  time.advance(1_500)
  time.advance(1_500)
  expect(cache.cachedBytes()).toBe(0)
})

it('the cache counts the age of a page from what it was read from (FLEET-10)', async () => {
  const time = createManualClock(1_000)
  const cache = createPageCache(
    () => undefined,
    time,
    () => 600,
  )
  let rendered = 0
  const call = async () => {
    const { page: shown } = await cache.answerFor('/', async () => page(`<p>${(rendered += 1)}`))
    return shown.html.toString()
  }
  expect([await call(), await call()].at(-1)).toBe('<p>2')
  time.advance(199)
  expect(await call()).toBe('<p>2')
  time.advance(602)
  expect(await call()).toBe('<p>3')
})
