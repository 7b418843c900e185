import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneLine, truncated, wholeLines } from './foreign-text.ts'
import { tableText } from '../ops/texts/table-text.ts'

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u0000',
      '\n',
      '\r',
      '\u001b',
      '[31m',
      '\u0085',
      '\u2028',
      '\u202e',
      '\u2066',
      '好',
      'a',
      '\u{1F600}',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 900,
  size: 'max',
})

it('what is told of foreign text is one line of at most 64 characters, the same each time, and short text is whole (AUD-6)', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cut = truncated(text)
      expect([...cut].length).toBeLessThanOrEqual(64)
      expect(cut).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(truncated(cut)).toBe(cut)
      if ([...text].length <= 64) expect(cut).toBe(oneLine(text))
    }),
  )
})

it('what is told of a path is one line of at most 200 characters', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cut = truncated(text, 200)
      expect([...cut].length).toBeLessThanOrEqual(200)
      expect(cut).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      if ([...text].length <= 200) expect(cut).toBe(oneLine(text))
    }),
  )
})

it('an answer keeps its lines, and nothing in it moves anything in the terminal (OPS-47)', () => {
  fc.assert(
    fc.property(fc.array(hostile.map(oneLine)), hostile, (lines, inner) => {
      expect(wholeLines(lines.join('\n'))).toBe(lines.join('\n'))
      expect(wholeLines(inner).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }),
  )
})

it('a cell of a table is a cell, whatever is in it (OPS-47)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = tableText(['ONE', 'TWO'], rows)
      expect(text.split('\n')).toHaveLength(rows.length + 1)
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }),
  )
})
