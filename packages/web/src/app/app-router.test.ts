import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryRouter } from './testing/memory-router.tsx'

it('[WEB-96] no step of the visit leads to another host, however it is written', () => {
  const outside = fc.tuple(fc.constantFrom('//', '/\\', 'https://', 'javascript:', ''), fc.stringMatching(/^[a-z][a-z.]{0,20}$/)).map((parts) => parts.join(''))
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
    fc.property(fc.webPath().filter((path) => /^\/(?![/\\])/.test(path)), (path) => {
      const router = memoryRouter(['/'], () => undefined)
      let heard = 0
      router.subscribe(() => void (heard += 1))
      router.navigate(path)
      expect([router.place().location.pathname, heard]).toEqual([path, 1])
    }),
  )
})
