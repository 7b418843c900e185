import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDataBox } from './data-box.ts'

const KEYS = { seven: Buffer.alloc(32, 7), eight: Buffer.alloc(32, 8) }
const box = createDataBox({ now: KEYS.seven, before: [] })
const other = createDataBox({ now: KEYS.eight, before: [] })
const later = createDataBox({ now: KEYS.eight, before: [Buffer.alloc(32, 9), KEYS.seven] })
const ID = Buffer.from('11010519491231002X')

describe('a data box', () => {
  it('opens what it sealed about the same thing (ACS-2)', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, about) => {
        expect(Buffer.from(box.open(box.seal(bytes, about), about)).equals(Buffer.from(bytes))).toBe(true)
      }),
    )
  })

  it('opens nothing about another thing, of another key, changed or cut (ACS-2)', () => {
    const sealed = Buffer.from(box.seal(ID, 'papers a'))
    expect(sealed.includes(ID)).toBe(false)
    expect(() => box.open(sealed, 'papers b')).toThrow()
    expect(() => other.open(sealed, 'papers a')).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => box.open(changed, 'papers a'), `byte ${at}`).toThrow()
      expect(() => box.open(sealed.subarray(0, at), 'papers a'), `cut at ${at}`).toThrow()
    }
  })

  it('opens what an earlier key sealed, and seals with the key of now', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, about) => {
        const sealed = box.seal(bytes, about)
        expect(Buffer.from(later.open(sealed, about)).equals(Buffer.from(bytes))).toBe(true)
        expect(() => later.open(sealed, `${about}.`)).toThrow('This was not sealed here.')
        const again = later.seal(bytes, about)
        expect(Buffer.from(again).subarray(0, 9).equals(Buffer.from(later.header))).toBe(true)
        expect(() => box.open(again, about)).toThrow('This was not sealed here.')
        expect(Buffer.from(other.open(again, about)).equals(Buffer.from(bytes))).toBe(true)
      }),
    )
  })

  it('opens seals of old times, which did not say their key', () => {
    const bare = Buffer.concat([Buffer.of(1), Buffer.from(box.seal(ID, 'papers a')).subarray(9)])
    for (const one of [box, later]) expect(Buffer.from(one.open(bare, 'papers a')).equals(ID)).toBe(true)
    expect(() => other.open(bare, 'papers a')).toThrow('This was not sealed here.')
    expect(() => later.open(bare, 'papers b')).toThrow('This was not sealed here.')
  })

  it('says by the header which key it was, and nothing of the key', () => {
    expect(new Set([box, other].map(({ header }) => Buffer.from(header).toString('hex'))).size).toBe(2)
    expect(Buffer.from(later.header).equals(Buffer.from(other.header))).toBe(true)
    expect(KEYS.seven.includes(Buffer.from(box.header).subarray(1))).toBe(false)
  })

  it('takes signatures of earlier keys, and of no others', () => {
    expect([box, other, later].map((one) => later.isSignatureOf('x', one.signatureOf('x')))).toEqual([true, true, true])
    expect(
      [later.signatureOf('y'), '', 'x', box.signatureOf('x').slice(1)].some((signature) =>
        later.isSignatureOf('x', signature),
      ),
    ).toBe(false)
    expect(box.isSignatureOf('x', other.signatureOf('x'))).toBe(false)
  })

  it('seals the same twice to different seals, and names it the same (ACS-2)', () => {
    expect(Buffer.from(box.seal(ID, 'a')).equals(Buffer.from(box.seal(ID, 'a')))).toBe(false)
    expect(box.nameOf(ID)).toBe(box.nameOf(ID))
    expect(
      new Set([box.nameOf(ID), other.nameOf(ID), box.signatureOf(ID.toString()), other.signatureOf(ID.toString())])
        .size,
    ).toBe(4)
  })
})
