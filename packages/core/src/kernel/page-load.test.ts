import { expect, it } from 'vitest'
import { createManualClock } from '../../testing/manual-clock.ts'
import { createPageLoad, MIN_LOAD_MS } from './index.ts'

/** How long after the question an answer is shown that came after `tookMs`. */
async function shownAfterMs(tookMs: number, minMs?: number): Promise<number> {
  const clock = createManualClock()
  const began = clock.now()
  const load = createPageLoad(clock, minMs)
  clock.advance(tookMs)
  let shownAt: number | undefined
  void load.shown().then(() => (shownAt = clock.now()))
  await Promise.resolve()
  while (shownAt === undefined) {
    clock.advance(1)
    await Promise.resolve()
  }
  return shownAt - began
}

it.each([
  [0, MIN_LOAD_MS],
  [199, MIN_LOAD_MS],
  [201, 2 * MIN_LOAD_MS],
  [399, 2 * MIN_LOAD_MS],
  [400, 400],
  [5000, 5000],
])(
  'an answer that took %d ms is shown after %d ms: a skeleton once shown stays 200 ms (WEB-122)',
  async (took, shown) => {
    expect(await shownAfterMs(took)).toBe(shown)
  },
)

it('where nothing is to be awaited, an answer is shown as it comes (WEB-122)', async () => {
  expect([await shownAfterMs(0, 0), await shownAfterMs(50, 0)]).toEqual([0, 50])
})

it('a wait that is no number of milliseconds is the usual one', async () => {
  expect([await shownAfterMs(0, Number.NaN), await shownAfterMs(0, -1)]).toEqual([MIN_LOAD_MS, MIN_LOAD_MS])
})
