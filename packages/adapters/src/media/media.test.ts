import type { PictureSize } from '@diandu/core/input'
import { ok } from '@diandu/core/kernel'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { downloadFile } from './download-file.ts'
import { lateMedia } from './late-media.ts'
import { preparePicture, type RenderedPicture } from './prepare-picture.ts'

const LARGE = 2_097_152
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/heic': [0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0))],
}

/** A file that is of this type by its content, whatever it is called. */
const fileOf = (content: string, size: number, type = content) => {
  const bytes = new Uint8Array(size).fill(7)
  bytes.set((BEGINNINGS[content] ?? []).slice(0, size))
  return new Blob([bytes], { type })
}

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
  it.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', 'text/html', '', 'image/png', 'image/jpeg'])(
    'a file that is called %j and holds no picture is refused, and not looked at (INP-10)',
    async (type) => {
      const read = vi.fn()
      expect(await preparePicture(fileOf('', 100, type), read)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', reason: 'picture-refused' },
      })
      expect(read).not.toHaveBeenCalled()
    },
  )

  it.each(['', 'image/jpg', 'image/pjpeg', 'application/octet-stream', 'image/png', 'image/heic', 'text/plain'])(
    'a JPEG that a phone calls %j goes as a JPEG (INP-10)',
    async (type) => {
      const { read } = reading({ width: 300, height: 200 })
      const prepared = await preparePicture(fileOf('image/jpeg', 5000, type), read)
      expect(prepared.ok && [prepared.value.type, prepared.value.bytes.length]).toEqual(['image/jpeg', 5000])
    },
  )

  it.each(['image/png', 'image/jpeg'])('a small %s goes as it is (INP-15)', async (type) => {
    const { read, requested } = reading({ width: 4000, height: 4000 })
    const prepared = await preparePicture(fileOf(type, LARGE - 1), read)
    expect(prepared.ok && [prepared.value.type, prepared.value.bytes.length]).toEqual([type, LARGE - 1])
    expect(requested).toEqual([])
  })

  it('a small picture that this browser cannot open goes as it is, for the server to say what is wrong', async () => {
    const prepared = await preparePicture(fileOf('image/png', 100), async () => Promise.reject(new Error('broken')))
    expect(prepared.ok && prepared.value.bytes.length).toBe(100)
  })

  it('a picture of more than 16 million pixels is made smaller, however few bytes it has (INP-15)', async () => {
    const { read, requested } = reading({ width: 4000, height: 4001 })
    const prepared = await preparePicture(fileOf('image/png', 100), read)
    expect(prepared.ok && prepared.value.bytes.length).toBe(1000)
    expect(requested).toEqual([[{ width: 750, height: 750 }, 'image/png']])
  })

  it('a picture of more pixels than the browser can draw is refused with the limit (INP-15)', async () => {
    const { read } = reading({ width: 65_535, height: 65_535 }, {})
    expect(await preparePicture(fileOf('image/jpeg', 100), read)).toMatchObject({
      ok: false,
      failure: { reason: 'picture-too-large' },
    })
  })

  it('a HEIC is sent as a JPEG where this browser draws it, and refused with what to do elsewhere (INP-38)', async () => {
    const { read, requested } = reading({ width: 3000, height: 4000 })
    const prepared = await preparePicture(fileOf('image/heic', 1_000_000, ''), read)
    expect(prepared.ok && prepared.value.type).toBe('image/jpeg')
    expect(requested).toEqual([[{ width: 750, height: 1000 }, 'image/jpeg']])
    for (const cannot of [async () => undefined, reading({ width: 3000, height: 4000 }, {}).read])
      expect(await preparePicture(fileOf('image/heic', 1_000_000), cannot)).toMatchObject({
        ok: false,
        failure: { reason: 'picture-heic', message: expect.stringContaining('JPG') },
      })
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

describe('the name of a download', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['exe.\u202efdp', 'exe._fdp'],
    ['', 'file'],
    ['...', 'file'],
    [' . ', 'file'],
  ])('the name %j is written %j', async (name, written) => {
    const save = vi.fn()
    await downloadFile('/x', name, { download: async () => ok(new Blob(['a file'])), save })
    expect(save.mock.calls[0]?.[1]).toBe(written)
  })

  it('the name of a download leads to no other folder', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
        const save = vi.fn()
        await downloadFile('/x', name, { download: async () => ok(new Blob(['a file'])), save })
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
