import { expect, it } from 'vitest'
import { hasResults } from './index.ts'

it('a run has something to tell once it gave out coupons or prizes (CAM-23)', () => {
  const coupons = [{ title: '券', amountFen: 1, stock: 2, claimed: 1, used: 0 }]
  const draws = [{ lottery: 'wheel-1', name: { zh: '转盘', en: 'Wheel' }, drawn: 1, people: 1, prizes: [], wins: [] }]
  const results = [
    { coupons, draws },
    { coupons, draws: [] },
    { coupons: [], draws },
    { coupons: [], draws: [] },
  ]
  expect(results.map((result) => hasResults(result as never))).toEqual([true, true, true, false])
})
