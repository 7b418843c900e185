import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { isSameName, refusedInName, typedName } from '../index.ts'

describe('a typed name', () => {
  it.each(['・', '‧', '．', '⋅', '•', '·', '∙', '･', '.', ' · '])(
    'with %j between its parts has · there (FMV-16)',
    (dot) => {
      const name = `艾力${dot}买买提`
      expect(typedName(name)).toBe('艾力·买买提')
      expect(refusedInName(name)).toEqual([])
      expect(isSameName(name, '艾力·买买提')).toBe(true)
    },
  )

  it.each([
    ['张〇', '张〇'],
    ['张○', '张〇'],
    ['张◯', '张〇'],
    ['Ｚｏë  Ｏ’Neil', "Zoë O'Neil"],
    ['J. R. Smith', 'J. R. Smith'],
    ['Jean–Luc', 'Jean-Luc'],
    ['\u202d林小满\u202c', '林小满'],
  ])('%j is stored as %j (FMV-16)', (raw, stored) => {
    expect(typedName(raw)).toBe(stored)
    expect(refusedInName(raw)).toEqual([])
  })

  it.each([
    ['林小满3', ['3']],
    ['林@小满!@', ['@', '!']],
    ['𠮷田', ['𠮷']],
    ['林😀', ['😀']],
  ])('of %j the characters %j are refused by themselves (FMV-16)', (raw, signs) => {
    expect(refusedInName(raw)).toEqual(signs)
  })

  it('is the same the second time (FMV-16)', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(typedName(typedName(raw))).toBe(typedName(raw))
      }),
    )
  })
})

describe('two names', () => {
  it.each([
    ['张零', '张〇'],
    ['LIN XIAOMAN', 'ｌｉｎ xiaoman'],
    ['Jean-Luc', 'Jean Luc'],
    ['艾力 买买提', '艾力・买买提'],
  ])('%j and %j are one (FMV-17)', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
  })

  it.each([
    ['张零', '张令'],
    ['林小满', '林小曼'],
    ['张', '张〇'],
  ])('%j and %j are two (FMV-17)', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })

  it('are one however each is spelled by its fields (FMV-17)', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(isSameName(raw, typedName(raw))).toBe(true)
      }),
    )
  })
})
