import { afterAll, describe, expect, it } from 'vitest'
import { exifOf, jpegOf, jpegSegment, pngChunk, pngOf } from '../../testing/pictures.ts'
import { paintedPng } from '../../testing/painted.ts'
import { lookAt } from '../../testing/real-pictures.ts'
import { createImageProcessor } from './image-processor.ts'

describe('Smaller forms of a picture', () => {
  const resizer = createImageProcessor()
  afterAll(() => resizer.close())
  const resize = async (bytes: Uint8Array, size: 'small' | 'medium') => {
    const made = await resizer.resize(async () => bytes, size)
    if (made === 'unreadable' || made === 'busy') throw new Error(`The picture is ${made}.`)
    return made
  }
  const sizeOf = (jpeg: Uint8Array) => lookAt(jpeg).size

  it('a card gets 384 × 288 at most, filled, in some 20 KB; a screen gets 1080 wide (ACS-19)', async () => {
    const photo = paintedPng(2400, 1350)
    const [small, medium] = [await resize(photo, 'small'), await resize(photo, 'medium')]
    expect([sizeOf(small), sizeOf(medium)]).toEqual([
      [384, 288],
      [1080, 608],
    ])
    expect(small.length).toBeLessThanOrEqual(24 * 1024)
    expect(medium.length).toBeLessThanOrEqual(240 * 1024)
    expect(sizeOf(await resize(paintedPng(600, 6000), 'medium'))).toEqual([192, 1920])
  })

  it('a picture that is small already is not made larger (ACS-19)', async () => {
    expect(sizeOf(await resize(paintedPng(200, 100), 'small'))).toEqual([200, 100])
    expect(sizeOf(await resize(paintedPng(200, 100), 'medium'))).toEqual([200, 100])
  })

  it('a photo that was taken with a turned camera stands upright, and nothing is said beside it (ACS-20)', async () => {
    const upright = Buffer.from(await resize(paintedPng(1000, 500), 'medium'))
    const turned = Buffer.concat([upright.subarray(0, 2), jpegSegment(0xe1, exifOf(6)), upright.subarray(2)])
    const made = Buffer.from(await resize(turned, 'medium'))
    expect(sizeOf(made)).toEqual([500, 1000])
    for (const word of ['Exif', 'GPS', 'Camera', 'ICC_PROFILE', 'http']) expect(made.includes(word)).toBe(false)
  })

  it('a transparent picture stands on white', async () => {
    const clear = await resize(pngOf(60, 40, pngChunk('tRNS', Buffer.from([0, 0]))), 'small')
    expect(sizeOf(clear)).toEqual([60, 40])
  })

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a beginning', jpegOf(30, 20).subarray(0, 40)],
  ])('%s has none, and the next picture has one', async (_what, bytes) => {
    expect(await resizer.resize(async () => bytes, 'small')).toBe('unreadable')
    expect(sizeOf(await resize(paintedPng(40, 30), 'small'))).toEqual([40, 30])
  })

  it('a picture that takes too long is given up, and too many at once are not taken on', async () => {
    const hasty = createImageProcessor({ timeLimitMs: 1, maxWaiting: 2 })
    const bytes = async () => paintedPng(40, 30)
    expect(await Promise.all([1, 2, 3].map(() => hasty.resize(bytes, 'small')))).toEqual([
      'unreadable',
      'unreadable',
      'busy',
    ])
    await hasty.close()
    expect(await hasty.resize(bytes, 'small')).toBe('busy')
  })

  it('bytes that cannot be had are told to the caller, and the next picture has a form', async () => {
    await expect(resizer.resize(() => Promise.reject(new Error('gone')), 'small')).rejects.toThrow('gone')
    expect(sizeOf(await resize(paintedPng(40, 30), 'small'))).toEqual([40, 30])
  })
})
