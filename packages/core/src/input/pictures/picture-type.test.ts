import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isHeic, pictureTypeOf } from './picture-type.ts'

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
