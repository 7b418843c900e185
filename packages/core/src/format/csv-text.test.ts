import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { csvText } from './index.ts'

/** Reads a file of quoted cells, as RFC 4180 has them. */
function cellsOf(file: string): readonly (readonly string[])[] {
  return file
    .slice(1)
    .split(/"\r\n/)
    .slice(0, -1)
    .map((line) =>
      line
        .slice(1)
        .split('","')
        .map((cell) => cell.replaceAll('""', '"')),
    )
}

it('a table begins with the mark of UTF-8, and quotes every cell (NUM-12)', () => {
  expect(
    csvText([
      ['时间', 'a "b", c'],
      ['12.30', ''],
    ]),
  ).toBe('\uFEFF"时间","a ""b"", c"\r\n"12.30",""\r\n')
  expect(csvText([])).toBe('\uFEFF')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '|calc'])(
  '%j is text and no formula (NUM-12)',
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

it('a text with the sign of a formula further on stays as it is (NUM-12)', () => {
  expect(csvText([['1=1', 'a@b', '2026-03-11']])).toBe('\uFEFF"1=1","a@b","2026-03-11"\r\n')
})

it('whatever is in a cell, it stays in its cell and is no formula (NUM-12)', () => {
  const plain = anyText().filter((text) => !/["\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain), { minLength: 1 }), (rows) => {
      const read = cellsOf(csvText(rows))
      expect(read.map((cells) => cells.length)).toEqual(rows.map(() => 2))
      for (const [index, cells] of rows.entries())
        for (const [at, text] of cells.entries()) expect([text, `'${text}`]).toContain(read[index]?.[at])
      expect(read.flat().some((cell) => /^[=+\-@\t]/.test(cell))).toBe(false)
    }),
  )
})
