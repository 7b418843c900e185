import fc from 'fast-check'
import { expect, it } from 'vitest'
import { announcementBodies, readAnnouncement } from './announcement.ts'

it('whatever is announced fits notifications and is read again by others, and never by who said it (FLEET-37)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ maxLength: 300, unit: 'grapheme' }), { minLength: 1, maxLength: 200 }),
      (what) => {
        const bodies = announcementBodies('one', new Set(what))
        const read = bodies.map((body) => readAnnouncement('other', body))
        expect(bodies.every((body) => Buffer.byteLength(body) < 8_000)).toBe(true)
        expect(read.flatMap((announced) => (announced instanceof Set ? [...announced] : []))).toEqual(what)
        expect(bodies.map((body) => readAnnouncement('one', body))).toEqual(bodies.map(() => undefined))
      },
    ),
    { numRuns: 50 },
  )
})

it('who changes very much at once announces everything (FLEET-37)', () => {
  const bodies = announcementBodies('one', new Set(Array.from({ length: 20_000 }, (_, at) => `shop:${at}`)))
  expect(bodies.map((body) => readAnnouncement('other', body))).toEqual(['everything'])
})

it.each(['', 'null', '[]', '{"by":"one"}', '{"what":["a"]}', '{"by":1,"what":["a"]}'])(
  'what is no announcement says nothing: %s',
  (body) => expect(readAnnouncement('other', body)).toBeUndefined(),
)
