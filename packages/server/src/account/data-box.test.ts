import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDataBox } from './data-box.ts'

const box = createDataBox(Buffer.alloc(32, 7))
const other = createDataBox(Buffer.alloc(32, 8))
const ID = Buffer.from('11010519491231002X')

describe('a data box', () => {
  it('[ACS-2] opens what it sealed about the same thing', () => {
    fc.assert(fc.property(fc.uint8Array(), fc.string(), (bytes, about) => {
      expect(Buffer.from(box.open(box.seal(bytes, about), about)).equals(Buffer.from(bytes))).toBe(true)
    }))
  })

  it('[ACS-2] opens nothing about another thing, of another key, changed or cut', () => {
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

  it('[ACS-2] seals the same twice to different seals, and names it the same', () => {
    expect(Buffer.from(box.seal(ID, 'a')).equals(Buffer.from(box.seal(ID, 'a')))).toBe(false)
    expect(box.nameOf(ID)).toBe(box.nameOf(ID))
    expect(new Set([box.nameOf(ID), other.nameOf(ID), box.signatureOf(ID.toString()), other.signatureOf(ID.toString())]).size).toBe(4)
  })
})
