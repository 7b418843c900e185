import fc from 'fast-check'
import { AN_ORDINARY_NOON, aListingFilter, exampleShop } from '../../../testing/index.ts'
import { expect, it } from 'vitest'
import { columnsOf, countInColumns } from './count-in-columns.ts'
import { countUpTo } from './count-up-to.ts'
import { filteredShop } from './fits-filter.ts'

const COLUMNS = columnsOf(Array.from({ length: 120 }, (_, number) => filteredShop(exampleShop(number + 1))))

it('counts what a filter leaves, as it is counted with its choices, and stops one past the cap (FLT-3)', () => {
  fc.assert(
    fc.property(aListingFilter(), fc.nat(30), (filter, cap) => {
      const { total } = countInColumns(COLUMNS, filter, AN_ORDINARY_NOON)
      const quick = countUpTo(COLUMNS, filter, AN_ORDINARY_NOON, cap)
      expect(quick.total).toBe(Math.min(total, cap + 1))
      expect(quick.counted <= COLUMNS.size).toBe(true)
    }),
  )
})
