import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'
import { isPagePath, PAGE_ROUTE } from '../pages/page-paths.ts'

/** The methods that a path takes, in the order of the alphabet; none where there is nothing at that path. */
export type AllowedMethods = (path: string) => readonly string[]

/** Must come before the routes: Fastify itself answers a path with another method as if there were no such path. */
export function collectMethods(app: FastifyInstance, settings: Settings): AllowedMethods {
  const routes: { readonly url: string; readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook(
    'onRoute',
    ({ url, method }) => void routes.push({ url, pattern: patternOf(url), methods: [method].flat() }),
  )
  return (path) => {
    const found = routes.filter(
      ({ url, pattern }) => pattern.test(path) && (url !== PAGE_ROUTE || isPagePath(path, settings)),
    )
    return [...new Set(found.flatMap(({ methods }) => methods))].toSorted()
  }
}

/** Of an address as routes write it: `:name` is one part, `*` is any rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )
