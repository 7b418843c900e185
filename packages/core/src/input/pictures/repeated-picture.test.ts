import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { repeatedPicture } from '../index.ts'

it('of fields that show the same picture the later one is named, and of others none (INP-13)', () => {
  expect(
    repeatedPicture([
      ['front', 'one'],
      ['back', 'one'],
    ]),
  ).toBe('back')
  for (const shown of [
    [],
    [['front', 'one']],
    [
      ['front', 'one'],
      ['back', 'another'],
    ],
  ] as const)
    expect(repeatedPicture(shown)).toBeUndefined()
  fc.assert(
    fc.property(fc.array(anyText(), { maxLength: 6 }), (contents) => {
      const repeated = repeatedPicture(contents.map((content, place) => [String(place), content]))
      expect(repeated === undefined).toBe(new Set(contents).size === contents.length)
      if (repeated !== undefined) expect(contents.slice(0, Number(repeated))).toContain(contents[Number(repeated)])
    }),
  )
})
