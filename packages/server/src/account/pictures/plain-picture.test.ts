import { decode } from 'fast-png'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrientation } from './jpeg-orientation.ts'
import { plainPicture } from './plain-picture.ts'
import { exifOf, jpegOf, jpegSegment, pngChunk, pngOf, PNG_SIGNATURE } from '../testing/pictures.ts'

const text = (words: string): Buffer => Buffer.from(words, 'latin1')
const plainOf = (file: Uint8Array) => {
  const picture = plainPicture(file)
  return picture === 'too-large' ? undefined : picture
}
const plain = (file: Uint8Array) => {
  const picture = plainOf(file)
  return picture === undefined ? undefined : { type: picture.type, said: Buffer.from(picture.bytes).toString('latin1') }
}

describe('a PNG', () => {
  it('loses its words, times and places, and stays the same picture (ACS-5)', () => {
    const extra = [
      pngChunk('tEXt', text('Author\0somebody')),
      pngChunk('eXIf', exifOf(6)),
      pngChunk('zzZz', text('whatever')),
      pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    ]
    const file = Buffer.concat([pngOf(20, 10, ...extra), text('PK a whole archive behind the end')])
    const picture = plainOf(file)
    expect(picture?.type).toBe('image/png')
    const said = Buffer.from(picture?.bytes ?? []).toString('latin1')
    for (const word of ['Author', 'GPS', 'whatever', 'archive']) expect(said).not.toContain(word)
    expect(said).toContain('gAMA')
    const [before, after] = [decode(pngOf(20, 10)), decode(picture?.bytes ?? new Uint8Array())]
    expect([after.width, after.height, after.data]).toEqual([before.width, before.height, before.data])
  })

  it('is whole, or none (INP-10)', () => {
    const file = pngOf(4, 4)
    expect(plain(file)?.type).toBe('image/png')
    for (let cut = 0; cut < file.length; cut += 1) expect(plain(file.subarray(0, cut)), String(cut)).toBeUndefined()
    const spoilt = Buffer.from(file)
    spoilt[30] = (spoilt[30] ?? 0) ^ 1
    expect(plain(spoilt)).toBeUndefined()
    expect(
      plain(Buffer.concat([PNG_SIGNATURE, pngChunk('IDAT', text('x')), pngChunk('IEND', Buffer.alloc(0))])),
    ).toBeUndefined()
  })

  it('a PNG of a million pixels in a kilobyte is refused, and of a million in many is not (INP-10)', () => {
    expect(pngOf(1000, 1000).length).toBeLessThan(1100)
    expect(plain(pngOf(1000, 1000))).toBeUndefined()
    expect(plain(pngOf(60_000, 60_000 / 1000))).toBeUndefined()
    const noise = pngChunk('IDAT', Buffer.alloc(8000, 7))
    expect(plain(pngOf(1000, 1000, noise))?.type).toBe('image/png')
    expect(plain(pngOf(0, 0))).toBeUndefined()
  })
})

describe('a JPEG', () => {
  it.each(['II', 'MM'] as const)(
    'loses its place, camera, words and thumbnail, and keeps its turn (%s) (ACS-5)',
    (order) => {
      const extra = [
        jpegSegment(0xe1, exifOf(6, order)),
        jpegSegment(0xfe, text('a comment')),
        jpegSegment(0xe2, text('ICC_PROFILE\0 by somebody')),
        jpegSegment(0xee, text('Adobe\0\x64\0\0\0\0\x01')),
      ]
      const found = plain(Buffer.concat([jpegOf(30, 20, ...extra), text('a hidden film')]))
      expect(found?.type).toBe('image/jpeg')
      for (const word of ['GPS', 'Camera', 'comment', 'somebody', 'thumb', 'film'])
        expect(found?.said).not.toContain(word)
      expect(found?.said).toContain('Adobe')
      const bytes = Buffer.from(found?.said ?? '', 'latin1')
      const at = bytes.indexOf(Buffer.from([0xff, 0xe1]))
      expect(readOrientation(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))).toBe(6)
      expect(plain(bytes)?.said).toBe(found?.said)
    },
  )

  it('a JPEG that stands upright carries no orientation (ACS-5)', () => {
    expect(plain(jpegOf(30, 20, jpegSegment(0xe1, exifOf(1))))?.said).not.toContain('Exif')
  })

  it('is whole, or none (INP-10)', () => {
    const file = jpegOf(4, 4)
    expect(plain(file)?.type).toBe('image/jpeg')
    for (let cut = 0; cut < file.length; cut += 1) expect(plain(file.subarray(0, cut)), String(cut)).toBeUndefined()
    expect(plain(jpegOf(4, 4, jpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]))))).toBeUndefined()
  })

  it('a JPEG of more pixels than its bytes bear is refused (INP-10)', () => {
    expect(plain(jpegOf(60_000, 60_000))).toBeUndefined()
    expect(plain(jpegOf(0, 5))).toBeUndefined()
  })
})

describe('a picture of many pixels', () => {
  const filled = Buffer.alloc(60_000, 7)
  it.each([
    ['a PNG', pngOf(4000, 4001, pngChunk('IDAT', filled)), 'too-large'],
    ['a PNG', pngOf(4000, 4000, pngChunk('IDAT', filled)), undefined],
    ['a JPEG', jpegOf(65_535, 65_535), 'too-large'],
    ['a JPEG', jpegOf(4001, 4000), 'too-large'],
  ] as const)('%s is told apart from what is none (INP-15)', (_what, file, answer) => {
    const validated = plainPicture(file)
    expect(typeof validated === 'object' ? undefined : validated).toBe(answer)
  })
})

describe('anything else', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['a beginning alone', '\xff\xd8\xff\xd9'],
  ])('%s is no picture (INP-10)', (_, words) => {
    expect(plain(text(words))).toBeUndefined()
  })

  it('a file of more than two megabytes is not looked at (INP-10)', () => {
    expect(plain(Buffer.concat([pngOf(4, 4), Buffer.alloc(2_097_152)]))).toBeUndefined()
  })

  it('any other file is checked and breaks nothing (INP-10)', () => {
    const begun = fc.constantFrom(
      PNG_SIGNATURE,
      Buffer.from([0xff, 0xd8]),
      Buffer.alloc(0),
      jpegOf(3, 3).subarray(0, 40),
      pngOf(3, 3).subarray(0, 40),
    )
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const picture = plainOf(Buffer.concat([start, rest]))
        if (picture !== undefined) expect(plainPicture(picture.bytes)).toEqual(picture)
      }),
      { numRuns: 2000 },
    )
  })
})
