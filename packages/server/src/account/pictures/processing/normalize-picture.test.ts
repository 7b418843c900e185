import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { exifOf, jpegSegment, pngChunk, pngOf, PNG_SIGNATURE, withExif } from '../../testing/pictures.ts'
import {
  blank,
  in16Bit,
  inCmyk,
  inGrey,
  inP3,
  jpegFrom,
  lookAt,
  pngFrom,
  turned,
  twoColours,
} from '../../testing/real-pictures.ts'
import { createImageProcessor } from './image-processor.ts'

const processor = createImageProcessor()
afterAll(() => processor.close())

const RED = [220, 40, 40] as const
const GREEN = [40, 190, 60] as const
const PICTURE = twoColours(RED, GREEN)
const FOUR_INKS = jpegFrom(inCmyk(PICTURE))
const latin = (words: string): Buffer => Buffer.from(words, 'latin1')

async function normalized(file: Uint8Array) {
  const answer = await processor.normalize(file)
  if (typeof answer !== 'object') throw new Error(`The picture is ${answer}.`)
  return {
    type: answer.type,
    text: Buffer.from(answer.bytes).toString('latin1'),
    ...lookAt(answer.bytes),
    bytes: answer.bytes,
  }
}

function expectColour(found: readonly number[], wanted: readonly number[], tolerance = 12): void {
  const full = found.length === 1 ? [found[0], found[0], found[0]] : found.slice(0, 3)
  for (const [channel, value] of wanted.entries())
    expect(Math.abs((full[channel] ?? 0) - value)).toBeLessThan(tolerance)
}

/** After the header of a PNG, which is 33 bytes. */
const withChunks = (png: Uint8Array, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

describe('A picture that is kept', () => {
  it.each([
    ['a JPEG', jpegFrom(PICTURE), 'image/jpeg'],
    ['a progressive JPEG', jpegFrom(PICTURE, true), 'image/jpeg'],
    ['a JPEG of four inks', FOUR_INKS, 'image/jpeg'],
    ['a JPEG of a wide gamut', jpegFrom(inP3(PICTURE)), 'image/jpeg'],
    ['a PNG', pngFrom(PICTURE), 'image/png'],
    ['an interlaced PNG', pngFrom(PICTURE, true), 'image/png'],
    ['a PNG of sixteen bits', pngFrom(in16Bit(PICTURE)), 'image/png'],
    ['a PNG of a wide gamut', pngFrom(inP3(PICTURE)), 'image/png'],
    [
      'an animated PNG',
      withChunks(pngFrom(PICTURE), pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
      'image/png',
    ],
  ] as const)('has the colours that %s means, in sRGB (INP-39)', async (_what, file, type) => {
    const found = await normalized(file)
    expect([found.type, found.size]).toEqual([type, [120, 80]])
    // Four inks cannot show every red.
    const tolerance = file === FOUR_INKS ? 60 : 12
    expectColour(found.at(30, 60), RED, tolerance)
    expectColour(found.at(90, 40), GREEN, tolerance)
    expect(found.fields).not.toContain('icc-profile-data')
  })

  it('is grey where the file is (INP-39)', async () => {
    const grey = inGrey(PICTURE)
    for (const file of [pngFrom(grey), jpegFrom(grey)]) {
      const { at, size } = await normalized(file)
      expect(size).toEqual([120, 80])
      expectColour(
        at(30, 60),
        Array.from({ length: 3 }, () => grey.getpoint(30, 60)[0] ?? 0),
      )
    }
  })

  it.each([
    [3, [120, 80], [110, 70]],
    [6, [80, 120], [70, 10]],
    [8, [80, 120], [10, 110]],
  ] as const)(
    'stands upright where EXIF turns it by %i, in a JPEG and in a PNG (INP-39)',
    async (way, size, corner) => {
      const files = [jpegFrom(turned(PICTURE, way)), pngFrom(turned(PICTURE, way)), withExif(jpegFrom(PICTURE), way)]
      for (const file of files) {
        const found = await normalized(file)
        expect(found.size).toEqual(size)
        expectColour(found.at(corner[0], corner[1]), [255, 255, 255])
        expect(found.fields).not.toContain('orientation')
        // A second time it stays as it is.
        expect((await normalized(found.bytes)).size).toEqual(size)
      }
    },
  )

  it('says nothing beside or behind the picture (ACS-5)', async () => {
    const png = withChunks(
      pngFrom(PICTURE),
      pngChunk('tEXt', latin('Author\0somebody')),
      pngChunk('eXIf', exifOf(1).subarray(6)),
    )
    const jpeg = withExif(jpegFrom(PICTURE), 1)
    const comment = Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, latin('a comment')), jpeg.subarray(2)])
    for (const file of [png, comment]) {
      const { text } = await normalized(Buffer.concat([file, latin('PK a whole archive behind the end')]))
      for (const word of ['Author', 'somebody', 'GPS', 'Camera', 'comment', 'archive', 'Exif'])
        expect(text).not.toContain(word)
    }
  })

  it('may be a white page at 300 dpi in few bytes (INP-39)', async () => {
    const page = pngFrom(blank(2480, 3508))
    expect(page.length).toBeLessThan(20_000)
    expect((await normalized(page)).size).toEqual([2480, 3508])
    expect((await normalized(pngOf(1000, 1000))).size).toEqual([1000, 1000])
  })

  it('weighs less than an upload may, whatever it weighed (INP-15)', async () => {
    const noise = new Uint8Array(1200 * 1200 * 3)
    for (let at = 0, seed = 7; at < noise.length; at += 1) noise[at] = (seed = (seed * 48_271) % 2_147_483_647) & 255
    const { encode } = await import('fast-png')
    const { type, bytes } = await normalized(encode({ width: 1200, height: 1200, data: noise, channels: 3 }))
    expect([type, bytes.length < 2_097_152]).toEqual(['image/jpeg', true])
  })
})

describe('A file that is not kept', () => {
  it('is told from others by its reason: more pixels than 16 million are not decoded (INP-15)', async () => {
    expect(await processor.normalize(pngFrom(blank(4000, 4001)))).toBe('too-many-pixels')
    expect(typeof (await processor.normalize(pngFrom(blank(4000, 4000))))).toBe('object')
    expect(await processor.normalize(pngOf(60_000, 60))).toMatchObject({ type: 'image/png' })
  })

  it.each([
    ['a JPEG', jpegFrom(PICTURE)],
    ['a PNG', pngFrom(PICTURE)],
  ])('is broken where %s is cut short (INP-10)', async (_what, file) => {
    for (const share of [0.02, 0.3, 0.6, 0.9]) {
      expect(await processor.normalize(file.subarray(0, file.length * share))).toBe('broken')
    }
  })

  it('breaks nothing, whatever follows its beginning (INP-10)', async () => {
    const begun = fc.constantFrom(
      PNG_SIGNATURE,
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from(jpegFrom(PICTURE).subarray(0, 200)),
      pngOf(3, 3).subarray(0, 40),
    )
    await fc.assert(
      fc.asyncProperty(begun, fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
        const answer = await processor.normalize(Buffer.concat([start, rest]))
        if (typeof answer === 'object') expect(lookAt(answer.bytes).size[0]).toBeGreaterThan(0)
        else expect(['broken', 'too-many-pixels']).toContain(answer)
      }),
    )
    expect((await normalized(pngFrom(PICTURE))).size).toEqual([120, 80])
  })
})
