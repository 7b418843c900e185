import { expect, it } from 'vitest'
import { foldEmptyMonths } from './fold-empty-months.ts'

const month = (name: string, inFen = 0, outFen = 0) => ({ month: name, inFen, outFen })

it('months without entries that follow one another are one, and the newest stands first', () => {
  const months = [month('2026-01'), month('2026-02'), month('2026-03', 5), month('2026-04'), month('2026-05', 0, 7)]
  expect(foldEmptyMonths(months)).toEqual([
    months[4],
    { from: '2026-04', to: '2026-04' },
    months[2],
    { from: '2026-01', to: '2026-02' },
  ])
  expect(foldEmptyMonths([])).toEqual([])
})
