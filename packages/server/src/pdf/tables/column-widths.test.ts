import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

const aColumn = fc.record({
  natural: fc.integer({ min: 10, max: 90 }),
  share: fc.integer({ min: 1, max: 9 }),
  isWhole: fc.boolean(),
})

it('fills the line, and never breaks a number while there is room for all numbers (PAP-8)', () => {
  fc.assert(
    fc.property(fc.array(aColumn, { minLength: 1, maxLength: 5 }), (columns) => {
      const widths = columnWidths(columns, 500)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(500, 6)
      columns.forEach(({ natural, isWhole }, place) => {
        if (isWhole) expect(widths[place]).toBeGreaterThanOrEqual(natural - 1e-6)
      })
    }),
  )
})

it('gives a column that has enough no more while another has too little (PAP-8)', () => {
  const text = { share: 1, isWhole: false }
  expect(
    columnWidths(
      [
        { ...text, natural: 40 },
        { ...text, natural: 900 },
        { natural: 60, share: 1, isWhole: true },
      ],
      300,
    ),
  ).toEqual([40, 200, 60])
})
