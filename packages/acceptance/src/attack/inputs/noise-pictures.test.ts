import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dice } from '../../dice.ts'
import { noisePictures } from './noise-pictures.ts'

describe('pictures to upload', () => {
  it('are whole, and none like another', () => {
    const pictures = noisePictures(4, dice(7))
    expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'image/png', 'image/jpeg'])
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(4)
    const [png, jpeg] = pictures.map(({ bytes }) => bytes)
    const data = png?.indexOf('IDAT') ?? -1
    expect(inflateSync(png?.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)) ?? Buffer.alloc(0)).length).toBe(
      (1 + 3 * (png?.readUInt32BE(16) ?? 0)) * (png?.readUInt32BE(20) ?? 0),
    )
    // One bit and 63 times nine for each square make 71 bytes, beside what is stuffed.
    const scan = jpeg?.subarray((jpeg?.indexOf(Buffer.of(0xff, 0xda)) ?? 0) + 10, -2) ?? Buffer.alloc(0)
    const coded = scan.filter((byte, at) => !(byte === 0 && scan[at - 1] === 0xff))
    expect(coded.length).toBe(71 * 170 * 170)
  })
})
