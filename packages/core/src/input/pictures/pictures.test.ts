import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { chooseImage } from './choose-image.ts'
import { isHeic, pictureTypeOf } from './picture-type.ts'
import { repeatedPicture, MAX_PICTURE_PIXELS, rescaledSize } from '../index.ts'

describe('chooseImage', () => {
  it.each([
    ['image/png', 0, 'upload'],
    ['image/png', 2_097_151, 'upload'],
    ['image/png', 2_097_152, 'rescale'],
    ['image/jpeg', 2_097_151, 'upload'],
    ['image/jpeg', 30_000_000, 'rescale'],
    ['image/gif', 10, 'refuse'],
    ['image/svg+xml', 10, 'refuse'],
    ['', 10, 'refuse'],
  ] as const)('decides on %s of %d bytes: %s (INP-10)', (type, size, decision) => {
    expect(chooseImage({ type, size })).toBe(decision)
  })

  it.each([
    [16_000_000, 'upload'],
    [16_000_001, 'rescale'],
    [4_294_836_225, 'rescale'],
  ] as const)('decides on a file of few bytes and %d pixels: %s (INP-15)', (pixels, decision) => {
    expect(chooseImage({ type: 'image/png', size: 100_000, pixels })).toBe(decision)
  })

  it('refuses every other type, whatever its size (INP-10)', () => {
    fc.assert(
      fc.property(anyText(), fc.double(), (type, size) => {
        expect(chooseImage({ type, size })).toBe('refuse')
      }),
    )
  })
})

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG', undefined],
  ['\xff\xd8', undefined],
  ['GIF89a', undefined],
  ['', undefined],
])('%j begins as %s (INP-10)', (text, type) => {
  expect(pictureTypeOf(bytes(text))).toBe(type)
})

it('a HEIC is known by its brand, and no other film or picture is taken for one (INP-38)', () => {
  for (const brand of ['heic', 'heix', 'mif1']) expect(isHeic(bytes(`\0\0\0\x18ftyp${brand}`))).toBe(true)
  for (const text of ['\0\0\0\x18ftypisom', '\0\0\0\x18ftypavif', 'heic', '']) expect(isHeic(bytes(text))).toBe(false)
  fc.assert(fc.property(fc.uint8Array({ maxLength: 20 }), (any) => !(isHeic(any) && pictureTypeOf(any) !== undefined)))
})

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

describe('rescaledSize', () => {
  it.each([
    [3000, 4000, 750, 1000],
    [751, 751, 750, 750],
    [750, 2000, 750, 2000],
    [600, 9000, 600, 9000],
    [4032, 3024, 750, 563],
    [100_000, 1, 750, 1],
    [0, 0, 1, 1],
    [-5, -5, 1, 1],
    [Number.NaN, 10, 1, 10],
    [1e308, 1e308, 750, 750],
    [1, 1e308, 1, 16_000_000],
    [750, 60_000, 447, 35_777],
  ])('makes %d × %d a picture of %d × %d (INP-15)', (width, height, ...size) => {
    expect(Object.values(rescaledSize({ width, height }))).toEqual(size)
  })

  it('keeps the proportions to the pixel, and is no larger the second time (INP-15)', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = rescaledSize({ width, height })
        expect(size.width).toBe(Math.min(width, 750))
        expect(Math.abs(size.height - (height * size.width) / width)).toBeLessThanOrEqual(1)
        expect(rescaledSize(size)).toEqual(size)
      }),
    )
  })

  it('never gives more pixels than travel, of a picture like a ribbon either (INP-15)', () => {
    const side = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = rescaledSize({ width, height })
        expect(size.width * size.height).toBeLessThanOrEqual(MAX_PICTURE_PIXELS)
        expect(size.width).toBeLessThanOrEqual(width)
        expect(size.height).toBeLessThanOrEqual(height)
      }),
    )
  })

  it('gives whole pixels for any two numbers (INP-15)', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, height) => {
        const sides = Object.values(rescaledSize({ width, height }))
        expect(sides.every((side) => Number.isSafeInteger(side) && side >= 1)).toBe(true)
      }),
    )
  })
})
