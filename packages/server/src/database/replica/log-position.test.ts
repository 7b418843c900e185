import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BEYOND_EVERYTHING, endOfRecord, parsePosition } from './log-position.ts'

it('reads positions as PostgreSQL writes them, in the order of the log', () => {
  const uint32 = fc.integer({ min: 0, max: 0xffff_ffff })
  const text = ([high, low]: readonly [number, number]) => `${high.toString(16)}/${low.toString(16)}`.toUpperCase()
  fc.assert(
    fc.property(fc.tuple(uint32, uint32), fc.tuple(uint32, uint32), (one, other) => {
      const [first, second] = [parsePosition(text(one)) ?? -1n, parsePosition(text(other)) ?? -1n]
      expect(first < second).toBe(one[0] === other[0] ? one[1] < other[1] : one[0] < other[0])
    }),
  )
  expect(parsePosition(BEYOND_EVERYTHING)).toBe((1n << 64n) - 1n)
})

it('reads nothing else as a position', () => {
  for (const text of ['', '0', '0/', '/0', '0/0/0', '0/123456789', '0/-1', '0/G', ' 0/0', '0/0\n', 'FFFFFFFFF/0'])
    expect(parsePosition(text)).toBeUndefined()
})

it('takes the head of a page for the end of the record before it', () => {
  expect([24n, 40n, 8_192n + 24n, 8_192n + 48n, 8_192n].map(endOfRecord)).toEqual([
    0n,
    0n,
    8_192n,
    8_192n + 48n,
    8_192n,
  ])
})
