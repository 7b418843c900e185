import type { PrizeId } from '@diandu/core/lottery'
import { expect, it } from 'vitest'
import { prizeTerms } from '@diandu/core/testing'
import { oddsText, sectorPath, sectorsOf, turnTo } from './wheel-view.ts'

const prizes = ['lamp', 'desk', 'chair'].map((id) => ({
  ...prizeTerms(id),
  kind: 'physical' as const,
  left: 1,
  chances: 1,
}))

it('the wheel has a place for each prize and one for nothing, and rests with what was drawn at the top (DRAW-7)', () => {
  const sectors = sectorsOf({ prizes })
  expect(sectors.map(({ prize, angle }) => [prize, angle])).toEqual([
    ['lamp', 0],
    ['desk', 90],
    ['chair', 180],
    [null, 270],
  ])
  for (const { prize, angle } of sectors) expect((turnTo(sectors, prize) + angle) % 360).toBe(0)
  expect(turnTo(sectors, 'gone' as PrizeId) % 360).toBe(0)
  expect(sectorPath(0, 90)).toBe('M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71Z')
})

it.each([
  [0, 10, '0%'],
  [1, 10, '10%'],
  [1, 3, '33.3%'],
  [5, 10_000, '0.05%'],
  [1, 1_000_000, '0.0001%'],
  [25, 10_000, '0.25%'],
  [1, 0, '0%'],
])('odds of %d in %d are told as %s (LOT-16)', (chances, outOf, text) => {
  expect(oddsText(chances, outOf)).toBe(text)
})
