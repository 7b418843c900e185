import fc from 'fast-check'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { expect, it } from 'vitest'
import { createAppRouter } from './app-router.ts'
import { memoryRouter } from './testing/memory-router.tsx'

it('[WEB-96] no step of the visit leads to another host, however it is written', () => {
  const outside = fc.tuple(fc.constantFrom('//', '/\\', '/.//', '/a/..//', '/\t/', 'https://', 'javascript:', ''), fc.stringMatching(/^[a-z][a-z.]{0,20}$/)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(outside, fc.boolean(), (to, replace) => {
      const router = memoryRouter(['/'], () => undefined)
      expect(() => router.navigate(to, { replace })).toThrow('one slash')
      expect(router.place().location.pathname).toBe('/')
    }),
  )
})

it('[WEB-96] a step to an address of ours stands there, and whoever listens hears of it once', () => {
  fc.assert(
    fc.property(fc.webPath().filter((path) => path.startsWith('/') && !new URL(`http://page${path}`).pathname.startsWith('//')), (path) => {
      const router = memoryRouter(['/'], () => undefined)
      let heard = 0
      router.subscribe(() => void (heard += 1))
      router.navigate(path)
      expect([router.place().location.pathname, heard]).toEqual([new URL(path, 'https://diandu.test').pathname, 1])
    }),
  )
})

/** A visit whose steps are written when the test says so. */
function slowVisit() {
  const history = createMemoryHistory({ initialEntries: ['/', '/lists'] })
  const waiting: (() => void)[] = []
  const router = createAppRouter(history, { match: () => undefined, later: (write) => void waiting.push(write) })
  return { history, router, at: () => router.place().location.pathname, write: () => waiting.splice(0).forEach((one) => one()) }
}

it('[WEB-98] a step is shown before it is written into the history, and written as it was shown, once', () => {
  const { history, router, at, write } = slowVisit()
  router.navigate('/shop/a?from=list', { state: { card: 1 } })
  expect([at(), history.location.pathname]).toEqual(['/shop/a', '/lists'])
  write()
  write()
  expect([history.location, history.index]).toEqual([router.place().location, 2])
})

it('[WEB-98] steps that follow one another at once are written in their order', () => {
  const { history, router, write } = slowVisit()
  router.navigate('/shop/a')
  router.navigate('/shop/b', { replace: true })
  router.navigate('/shop/c')
  write()
  expect([history.index, history.location.pathname]).toEqual([3, '/shop/c'])
  history.go(-1)
  expect(history.location.pathname).toBe('/shop/b')
})

it('[WEB-98] Back of ours goes back from the page that is shown, the browser\'s own from the one that was written', () => {
  const ours = slowVisit()
  ours.router.navigate('/shop/a')
  ours.router.navigate(-1)
  expect(ours.at()).toBe('/lists')
  const browsers = slowVisit()
  browsers.router.navigate('/shop/a')
  browsers.history.go(-1)
  browsers.write()
  expect([browsers.at(), browsers.history.index]).toEqual(['/', 0])
})
