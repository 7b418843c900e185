import { guardedStore } from './guarded-store.ts'
import type { KeyValueStore } from '@diandu/core/kernel'

interface CookieTerms {
  readonly maxAgeSeconds: number
  /** Over https only. */
  readonly isSecure: boolean
}

/** Cookies of this site, for every path, sent along from other sites' links only (SameSite=Lax). */
export const cookieStore = (
  page: Pick<Document, 'cookie'>,
  { maxAgeSeconds, isSecure }: CookieTerms,
): KeyValueStore => {
  const bake = (key: string, value: string, seconds: number): void => {
    page.cookie = `${key}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }
  const pairs = (): readonly (readonly [string, string])[] =>
    page.cookie.split('; ').map((pair) => {
      const [key = '', ...rest] = pair.split('=')
      return [key, rest.join('=')]
    })
  return guardedStore(() => ({
    read(key) {
      const value = pairs().find(([name]) => name === key)?.[1]
      return value === undefined || value === '' ? null : decodeURIComponent(value)
    },
    write: (key, value) => bake(key, value, maxAgeSeconds),
    remove: (key) => bake(key, '', 0),
    keys: () =>
      pairs()
        .map(([name]) => name)
        .filter((name) => name !== ''),
  }))
}
