import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCookies, pageStorage } from '../testing/storage-doubles.ts'
import { cookieStore } from './cookie-store.ts'
import { memoryStore, type KeyValueStore } from '@diandu/core/kernel'
import { webStore } from './web-store.ts'

const TERMS = { maxAgeSeconds: 60, isSecure: true }
const localStore = (page: Pick<Window, 'localStorage'>) => webStore(() => page.localStorage)
const blockedStorage = () => {
  const { page, block } = pageStorage()
  block()
  return localStore(page)
}

const STORES: Readonly<Record<string, () => KeyValueStore>> = {
  'local storage': () => localStore(pageStorage().page),
  'full local storage': () => localStore(pageStorage({ capacity: 0 }).page),
  'blocked local storage': blockedStorage,
  'no local storage': () => localStore({} as Window),
  cookies: () => cookieStore(pageCookies().page, TERMS),
  'cookies that are ignored': () => cookieStore(pageCookies('ignored').page, TERMS),
  'cookies that are blocked': () => cookieStore(pageCookies('blocked').page, TERMS),
  memory: memoryStore,
}

type Step = readonly ['write', string, string] | readonly ['remove', string]
const aKey = fc.constantFrom('a', 'b', 'token')
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('write' as const), aKey, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
  fc.tuple(fc.constant('remove' as const), aKey),
)

describe('guardedStore', () => {
  it.each(Object.entries(STORES))('%s gives back what was written last', (_, open) => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 12 }), (steps) => {
        const store = open()
        const model = new Map<string, string>()
        for (const step of steps) {
          const [act, key] = step
          if (act === 'write') {
            store.write(key, step[2])
            model.set(key, step[2])
          } else {
            store.remove(key)
            model.delete(key)
          }
        }
        for (const key of ['a', 'b', 'token']) expect(store.read(key)).toBe(model.get(key) ?? null)
        expect(store.keys().toSorted()).toEqual([...model.keys()].toSorted())
      }),
    )
  })

  it('a value that no longer fits leaves no older value behind', () => {
    const storage = pageStorage({ capacity: 10 })
    const store = localStore(storage.page)
    store.write('a', 'short')
    store.write('a', 'much too long to fit')
    expect(store.read('a')).toBe('much too long to fit')
    expect(storage.values.size).toBe(0)
    store.write('a', 'fits')
    expect([store.read('a'), storage.values.get('a')]).toEqual(['fits', 'fits'])
  })

  it('a store that is blocked halfway keeps what it was told, in memory', () => {
    const storage = pageStorage()
    const store = localStore(storage.page)
    store.write('a', 'before')
    storage.block()
    expect(store.read('a')).toBeNull()
    store.write('a', 'after')
    expect(store.read('a')).toBe('after')
    store.remove('a')
    expect(store.read('a')).toBeNull()
  })

  it('hears what another tab wrote or removed', () => {
    const storage = pageStorage()
    const store = localStore(storage.page)
    store.write('a', 'mine')
    storage.values.set('a', 'theirs')
    expect(store.read('a')).toBe('theirs')
    storage.values.delete('a')
    expect(store.read('a')).toBeNull()
  })

  it('a cookie is for the whole site, Lax, and Secure over https', () => {
    const https = pageCookies()
    cookieStore(https.page, TERMS).write('token', 'a b;c')
    const plain = pageCookies()
    cookieStore(plain.page, { maxAgeSeconds: 5, isSecure: false }).write('token', 'x')
    expect(https.set).toEqual(['token=a%20b%3Bc; Path=/; Max-Age=60; SameSite=Lax; Secure'])
    expect(plain.set).toEqual(['token=x; Path=/; Max-Age=5; SameSite=Lax'])
  })

  it('a damaged cookie, and one of another name, is none', () => {
    const { page, values } = pageCookies()
    values.set('token', '%E0%A4%A')
    values.set('mytoken', 'other')
    const store = cookieStore(page, TERMS)
    expect([store.read('token'), store.read('oken')]).toEqual([null, null])
    store.write('token', 'good')
    expect(store.read('token')).toBe('good')
  })
})
