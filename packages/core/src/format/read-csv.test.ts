import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvText, readCsv } from './index.ts'

it('reads what was written: commas, quotes and line ends in cells (ADM-90)', () => {
  const aCell = fc.stringMatching(/^[a-z店, "\r\n]*$/).map((text) => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.array(aCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      expect(readCsv(csvText(rows))).toEqual(rows)
    }),
  )
})

it('reads plain cells and half rows, and refuses an open quote and an empty file (ADM-90)', () => {
  expect(readCsv('a,b\n1\r\n,=2')).toEqual([['a', 'b'], ['1'], ['', '=2']])
  for (const text of ['', '\uFEFF', 'a,"b', 'a"b"']) expect(readCsv(text)).toBeUndefined()
  expect(readCsv(`"${'x""'.repeat(300_000)}"`)?.[0]?.[0]).toHaveLength(600_000)
})
