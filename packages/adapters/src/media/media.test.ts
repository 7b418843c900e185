import type { PictureSize } from '@diandu/core/input'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { downloadFile } from './download-file.ts'
import { lateMedia } from './late-media.ts'
import { picturePixels } from './picture-pixels.ts'
import { preparePicture, type RenderedPicture } from './prepare-picture.ts'

const LARGE = 2_097_152
const fileOf = (type: string, size: number) => new Blob([new Uint8Array(size).fill(7)], { type })

const twice = (side: number): readonly number[] => [side >> 8, side & 255]
/** A PNG up to the end of its size. */
const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    0,
    0,
    ...twice(width),
    0,
    0,
    ...twice(height),
  ])
/** A JPEG up to the end of its size, with a table, an application's words and filling bytes before. */
const jpegHeader = (width: number, height: number, frame = 0xc0): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    4,
    0xff,
    0xc0,
    0xff,
    0xff,
    0xff,
    0xc4,
    0,
    3,
    1,
    0xff,
    frame,
    0,
    11,
    8,
    ...twice(height),
    ...twice(width),
  ])

/** A browser that reads a picture of this size, and encodes it into so many bytes. */
function reading(
  size: PictureSize,
  encoded: Partial<Record<string, number | undefined>> = { 'image/png': 1000, 'image/jpeg': 900 },
) {
  const requested: (readonly [PictureSize, string])[] = []
  const close = vi.fn()
  const picture: RenderedPicture = {
    ...size,
    close,
    async encode(to, type) {
      requested.push([to, type])
      const bytes = encoded[type]
      return bytes === undefined ? undefined : fileOf(type, bytes)
    },
  }
  return { read: async () => picture, requested, close }
}

describe('preparePicture', () => {
  it.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', 'text/html', ''])(
    '%j is refused, and not looked at (INP-10)',
    async (type) => {
      const read = vi.fn()
      expect(await preparePicture(fileOf(type, 10), read)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', reason: 'picture-refused' },
      })
      expect(read).not.toHaveBeenCalled()
    },
  )

  it.each(['image/png', 'image/jpeg'])('a small %s goes as it is (INP-15)', async (type) => {
    const read = vi.fn()
    const prepared = await preparePicture(fileOf(type, LARGE - 1), read)
    expect(prepared.ok && [prepared.value.type, prepared.value.bytes.length]).toEqual([type, LARGE - 1])
    expect(read).not.toHaveBeenCalled()
  })

  it('a picture of more than 16 million pixels is made smaller, however few bytes it has (INP-15)', async () => {
    const { read, requested } = reading({ width: 4000, height: 4001 })
    const prepared = await preparePicture(new Blob([pngHeader(4000, 4001)], { type: 'image/png' }), read)
    expect(prepared.ok && prepared.value.bytes.length).toBe(1000)
    expect(requested).toEqual([[{ width: 750, height: 750 }, 'image/png']])
    expect(
      await preparePicture(new Blob([pngHeader(4000, 4000)], { type: 'image/png' }), async () => undefined),
    ).toMatchObject({ ok: true })
  })

  it('a picture of more pixels than the browser can read is refused with the limit (INP-15)', async () => {
    for (const read of [
      async () => undefined,
      async () => Promise.reject(new Error('too large')),
      reading({ width: 65_535, height: 65_535 }, {}).read,
    ]) {
      expect(await preparePicture(new Blob([jpegHeader(65_535, 65_535)], { type: 'image/jpeg' }), read)).toMatchObject({
        ok: false,
        failure: { reason: 'picture-too-large' },
      })
    }
  })

  it('pixels are read from any header, past whatever stands before it, and nothing breaks it (INP-15)', () => {
    const side = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(side, side, fc.constantFrom(0xc0, 0xc2, 0xc9, 0xcf), (width, height, frame) => {
        expect(picturePixels(pngHeader(width, height))).toBe(width * height)
        expect(picturePixels(jpegHeader(width, height, frame))).toBe(width * height)
      }),
    )
    for (const whole of [pngHeader(10, 10), jpegHeader(10, 10)])
      for (let cut = 0; cut < whole.length; cut += 1) expect(picturePixels(whole.subarray(0, cut))).toBeUndefined()
    fc.assert(
      fc.property(
        fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff]),
        fc.uint8Array({ maxLength: 200 }),
        (begun, rest) => void picturePixels(Uint8Array.from([...begun, ...rest])),
      ),
      { numRuns: 2000 },
    )
  })

  it('a picture of 2 MiB or more is made 750 wide, of the same kind (INP-15)', async () => {
    const { read, requested, close } = reading({ width: 4000, height: 3000 })
    const prepared = await preparePicture(fileOf('image/jpeg', LARGE), read)
    expect(prepared.ok && [prepared.value.type, prepared.value.bytes.length]).toEqual(['image/jpeg', 900])
    expect(requested).toEqual([[{ width: 750, height: 563 }, 'image/jpeg']])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('a PNG that stays large becomes a JPEG (INP-15)', async () => {
    const { read, requested } = reading({ width: 750, height: 9000 }, { 'image/png': LARGE, 'image/jpeg': 900 })
    const prepared = await preparePicture(fileOf('image/png', LARGE + 5), read)
    expect(prepared.ok && prepared.value.type).toBe('image/jpeg')
    expect(requested.map(([, type]) => type)).toEqual(['image/png', 'image/jpeg'])
  })

  it.each([
    ['cannot be read', async () => Promise.reject(new Error('broken'))],
    ['is none', async () => undefined],
    ['cannot be drawn', reading({ width: 10, height: 10 }, {}).read],
  ])('a large file that %s is refused as broken (INP-10)', async (_what, read) => {
    expect(await preparePicture(fileOf('image/png', LARGE), read)).toMatchObject({
      ok: false,
      failure: { reason: 'picture-broken' },
    })
  })
})

describe('downloadFile', () => {
  const answering = (status: number) => async () =>
    new Response(status === 204 || status === 304 ? null : 'a file', { status })

  it.each([200, 206])('HTTP %i is saved under its name', async (status) => {
    const save = vi.fn()
    expect(await downloadFile('/contract', '合同.pdf', { fetch: answering(status), save })).toEqual({
      ok: true,
      value: null,
    })
    expect(save).toHaveBeenCalledTimes(1)
    const [file, name] = save.mock.calls[0] as [Blob, string]
    expect([await file.text(), name]).toEqual(['a file', '合同.pdf'])
  })

  it.each([201, 204, 304, 401, 404, 416, 500, 503])('HTTP %i saves nothing', async (status) => {
    const save = vi.fn()
    expect(await downloadFile('/contract', 'x', { fetch: answering(status), save })).toEqual({
      ok: false,
      failure: { kind: 'http', status },
    })
    expect(save).not.toHaveBeenCalled()
  })

  it('429 has its own words, a network that fails is offline, and so is a caller who leaves', async () => {
    const save = vi.fn()
    expect(await downloadFile('/x', 'x', { fetch: answering(429), save })).toEqual({
      ok: false,
      failure: { kind: 'too-many-requests' },
    })
    expect(await downloadFile('/x', 'x', { fetch: () => Promise.reject(new TypeError('failed')), save })).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    })
    const leaving = new AbortController()
    const waiting = (_url: string, signal: AbortSignal) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const left = downloadFile('/x', 'x', { fetch: waiting, save }, leaving.signal)
    leaving.abort()
    expect(await left).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(await downloadFile('/x', 'x', { fetch: answering(200), save }, leaving.signal)).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    })
    expect(save).not.toHaveBeenCalled()
  })

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['exe.\u202efdp', 'exe._fdp'],
    ['', 'file'],
    ['...', 'file'],
    [' . ', 'file'],
  ])('the name %j is written %j', async (name, written) => {
    const save = vi.fn()
    await downloadFile('/x', name, { fetch: answering(200), save })
    expect(save.mock.calls[0]?.[1]).toBe(written)
  })

  it('the name of a download leads to no other folder', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
        const save = vi.fn()
        await downloadFile('/x', name, { fetch: answering(200), save })
        const written = String(save.mock.calls[0]?.[1])
        expect(written).toMatch(/^[^\\/:*?"<>|\p{Cc}]{1,240}$/u)
        expect(written.startsWith('.')).toBe(false)
      }),
      { numRuns: 50 },
    )
  })
})

describe('lateMedia', () => {
  it('loads when it is first used, and fails like a network where it does not come', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const media = lateMedia(load)
    expect(load).not.toHaveBeenCalled()
    expect(await media.preparePicture(fileOf('image/png', 1))).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(await media.download('/x', 'x')).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(load).toHaveBeenCalledTimes(2)
  })
})
