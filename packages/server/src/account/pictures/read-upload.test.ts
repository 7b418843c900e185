import { expect, it } from 'vitest'
import { PNG_SIGNATURE } from '../testing/pictures.ts'
import { readUpload } from './read-upload.ts'

const latin = (words: string): Buffer => Buffer.from(words, 'latin1')
const never = { normalize: () => Promise.reject(new Error('must not be looked at')) }

it.each([
  ['nothing', undefined, 'picture-refused'],
  ['a page', latin('<!doctype html><script>alert(1)</script>'), 'picture-refused'],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-refused'],
  ['a GIF', latin('GIF89a\x01\0\x01\0'), 'picture-refused'],
  ['an AVIF', latin('\0\0\0\x1cftypavif'), 'picture-refused'],
  ['a HEIC', latin('\0\0\0\x18ftypheic'), 'picture-heic'],
  ['2 MiB', Buffer.concat([PNG_SIGNATURE, Buffer.alloc(2_097_152)]), 'picture-too-heavy'],
] as const)('%s is refused for what it is, and not decoded (INP-10, INP-38)', async (_what, file, reason) => {
  expect(await readUpload(file, never)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', reason, field: 'file' },
  })
})

it.each([
  ['broken', { kind: 'refused', reason: 'picture-broken' }],
  ['too-many-pixels', { kind: 'refused', reason: 'picture-too-large' }],
  [
    { type: 'image/png', bytes: PNG_SIGNATURE, side: 119 },
    { kind: 'refused', reason: 'picture-too-small' },
  ],
  ['too-slow', { kind: 'refused', reason: 'picture-too-slow' }],
  ['busy', { kind: 'http', status: 503 }],
] as const)('a picture that is %j is refused with that reason (INP-10, INP-40)', async (answer, failure) => {
  expect(await readUpload(PNG_SIGNATURE, { normalize: async () => answer })).toMatchObject({ ok: false, failure })
})

it('takes a picture whose shorter side just reaches the limit (INP-40)', async () => {
  const picture = { type: 'image/png', bytes: PNG_SIGNATURE, side: 120 } as const
  expect(await readUpload(PNG_SIGNATURE, { normalize: async () => picture })).toEqual({ ok: true, value: picture })
})
