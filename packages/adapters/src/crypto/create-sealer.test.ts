import { plainText, sealedParts, type SealedData, type SealedPieces } from '@diandu/wire'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverKeyPair, sealAnswer, sealText, wrapFor } from '../testing/seal-answer.ts'
import { base64, base64Of, bytesOf, utf8, type Bytes } from './bytes.ts'
import { createSealer } from './create-sealer.ts'
import type { RsaPadding } from './cryptography.ts'
import { forgeCryptography } from './forge-cryptography.ts'
import type { Sealer } from './sealer.ts'

const subtle = globalThis.crypto.subtle
const parts = ({ data, secret }: SealedData): SealedPieces => sealedParts({ data, secret }) as SealedPieces

/** Every way to do it: with the browser's cryptography and without, and as an older backend wants it. */
const WAYS: readonly (readonly [string, RsaPadding, SubtleCrypto | null])[] = [
  ['the browser', 'oaep', subtle],
  ['a page without WebCrypto', 'oaep', null],
  ['PKCS#1 v1.5', 'pkcs1', subtle],
  ['PKCS#1 v1.5 without WebCrypto', 'pkcs1', null],
]

describe.each(WAYS)('createSealer: %s', (_way, padding, ownSubtle) => {
  let sealer: Sealer
  let publicKey: string
  const wrap = (key: Bytes) =>
    padding === 'oaep' ? wrapFor(publicKey, key) : forgeCryptography('pkcs1', null).wrap(bytesOf(publicKey), key)
  const seal = async (text: string): Promise<SealedPieces> => {
    const { cipherText, key, iv } = await sealText(text)
    return { cipherText: base64Of(cipherText), wrappedKey: base64Of(await wrap(key)), iv: base64Of(iv) }
  }

  beforeAll(async () => {
    sealer = createSealer(padding, ownSubtle)
    publicKey = await sealer.publicKey()
  })

  it('has one pair, and makes it when it is first asked for', async () => {
    expect(await sealer.publicKey()).toBe(publicKey)
  })

  it('has a pair of 3072 bits, or of 2048 where there is no WebCrypto (SEAL-18)', async () => {
    const { algorithm } = await subtle.importKey(
      'spki',
      bytesOf(publicKey),
      { name: 'RSA-OAEP', hash: 'SHA-256' },
      true,
      ['encrypt'],
    )
    expect(algorithm).toMatchObject({ modulusLength: ownSubtle === null ? 2048 : 3072 })
  })

  it('opens whatever value was sealed for it', async () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), texts, async (value, text) => {
        const input = JSON.parse(JSON.stringify({ value, text })) as unknown
        expect(await sealer.open(await seal(plainText(input, base64)))).toEqual({ value: input })
      }),
      { numRuns: 15 },
    )
  })

  it('opens nothing at all, sealed', async () => {
    expect(await sealer.open(await seal(plainText(undefined, base64)))).toEqual({ value: null })
  })

  it('whatever was cut, emptied or swapped has one and the same answer', async () => {
    const good = await seal(plainText({ residentId: '110101199003070038', note: 'x'.repeat(80) }, base64))
    const other = await seal(plainText({ other: 1 }, base64))
    const field = fc.constantFrom('cipherText', 'wrappedKey', 'iv') as fc.Arbitrary<keyof SealedPieces>
    const cut = fc
      .tuple(field, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
      .map(([name, share]) => ({ ...good, [name]: good[name].slice(0, Math.floor(share * good[name].length)) }))
    const cutBytes = fc.tuple(field, fc.nat(255)).map(([name, min]) => {
      const bytes = bytesOf(good[name])
      return { ...good, [name]: base64Of(bytes.subarray(0, min % bytes.length)) }
    })
    const swapped = fc.constantFrom(
      { ...good, wrappedKey: other.wrappedKey },
      { ...good, cipherText: good.wrappedKey },
      { ...other, wrappedKey: good.wrappedKey },
    )
    const rubbish = fc.record({ cipherText: fc.base64String(), wrappedKey: fc.base64String(), iv: fc.base64String() })
    const texts = fc.record({ cipherText: fc.string(), wrappedKey: fc.string(), iv: fc.string() })
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, cutBytes, swapped, rubbish, texts), async (bad) => {
        expect(await sealer.open(bad)).toBeUndefined()
      }),
      { numRuns: 60 },
    )
    expect(await sealer.open(undefined)).toBeUndefined()
    expect(await sealer.open(good)).toBeDefined()
  })

  it.each([
    ['no base64 inside', () => '{"data":"e30="}'],
    ['no JSON inside', () => base64.encode('nothing')],
    ['a list', () => base64.encode('[]')],
    ['null', () => base64.encode('null')],
    ['no data', () => base64.encode('{"value":"e30="}')],
    ['data that are no base64', () => base64.encode('{"data":"{}"}')],
    ['data that are no JSON', () => base64.encode(`{"data":"${base64.encode('nothing')}"}`)],
    ['nothing', () => ''],
  ])('a plain text with %s has the same answer', async (_what, text) => {
    expect(await sealer.open(await seal(text()))).toBeUndefined()
  })

  it('data with wrong padding, another key, an AES key of another size or an empty cipher text is not opened', async () => {
    const { cipherText, key, iv } = await sealText(plainText('a text', base64))
    const wrapped = base64Of(await wrap(key))
    const open = (change: Partial<SealedPieces>) =>
      sealer.open({ cipherText: base64Of(cipherText), wrappedKey: wrapped, iv: base64Of(iv), ...change })
    expect(await open({})).toEqual({ value: 'a text' })
    // The last block flipped in its last byte: its padding is no padding any more.
    const last = cipherText.slice()
    last[last.length - 17] = (last[last.length - 17] ?? 0) ^ 0x7f
    expect(await open({ cipherText: base64Of(last) })).toBeUndefined()
    expect(await open({ cipherText: '' })).toBeUndefined()
    expect(await open({ wrappedKey: base64Of(await wrap(key.slice(0, 16))) })).toBeUndefined()
    expect(await open({ wrappedKey: base64Of(await wrap(new Uint8Array(32))) })).toBeUndefined()
    expect(await open({ wrappedKey: '' })).toBeUndefined()
    const stranger = await serverKeyPair()
    expect(await open({ wrappedKey: base64Of(await wrapFor(stranger.publicKey, key)) })).toBeUndefined()
  })

  it('flipped bits never throw', async () => {
    const good = await seal(plainText({ name: '张三', mobile: '13800000001' }, base64))
    const field = fc.constantFrom('cipherText', 'wrappedKey', 'iv') as fc.Arbitrary<keyof SealedPieces>
    await fc.assert(
      fc.asyncProperty(field, fc.nat(), fc.integer({ min: 1, max: 255 }), async (name, place, bits) => {
        const bytes = bytesOf(good[name])
        bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ bits
        const opened = await sealer.open({ ...good, [name]: base64Of(bytes) })
        // CBC does not tell a changed text from the one that was sent: what opens is a value, and the endpoint's shape
        // checks it.
        expect(opened === undefined || 'value' in opened).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('seals a short text so that only the reader opens it, and never twice alike (SEAL-5)', async () => {
    const reader = createSealer(padding, ownSubtle)
    // A sealer unwraps an AES key: this text has the length of one.
    const text = '身份证110101199003070038abcde'
    expect(utf8(text).length).toBe(32)
    const { cipherText, iv } = await sealWith(utf8(text))
    const wrappedKey = (await reader.seal(text, publicKey)) ?? ''
    expect(await sealer.open({ cipherText, wrappedKey, iv })).toEqual({ value: 'known' })
    expect(await reader.seal(text, publicKey)).not.toBe(wrappedKey)
  })

  it.each([
    ['a text that is too long', 'x'.repeat(400), undefined],
    ['no key', 'x', ''],
    ['a text for a key', 'x', 'bm8ga2V5'],
    ['rubbish for a key', 'x', '%%%'],
  ])('%s seals nothing (SEAL-5)', async (_what, text, key) => {
    expect(await sealer.seal(text, key ?? publicKey)).toBeUndefined()
  })
})

async function sealWith(key: Bytes): Promise<{ readonly cipherText: string; readonly iv: string }> {
  const iv = new Uint8Array(16).fill(7)
  const sealer = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  const cipherText = new Uint8Array(
    await subtle.encrypt({ name: 'AES-CBC', iv }, sealer, utf8(plainText('known', base64))),
  )
  return { cipherText: base64Of(cipherText), iv: base64Of(iv) }
}

it('both cryptography libraries read each other', async () => {
  const browser = createSealer('oaep', subtle)
  expect(await browser.open(parts(await sealAnswer({ a: 1 }, await browser.publicKey())))).toEqual({ value: { a: 1 } })
  const server = await serverKeyPair()
  for (const own of [subtle, null])
    expect(
      await server.open((await createSealer('oaep', own).seal('6222020200112233445', server.publicKey)) ?? ''),
    ).toBe('6222020200112233445')
})
