import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../../api/market.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'

/** Long enough for what a page begins by itself once it has come to rest. */
const REST_MS = 1_500

/** KiB of script source that runs on a phone before its first touch: no time, and the same on every machine. */
const LIMITS = [
  { path: '/', ranKib: 175, because: 'twelve cards hydrate, and nothing below the first screen' },
  { path: '/lists', ranKib: 190, because: 'twenty cards hydrate; filters come when they are opened' },
  { path: '/shop/:id', ranKib: 215, because: 'figures and the order bar hydrate; charts come when they are in view' },
  { path: '/search', ranKib: 175, because: 'one field' },
  { path: '/login', ranKib: 175, because: 'one form' },
] as const

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** Of ranges within one another the innermost says whether its characters ran. */
function ranChars(ranges: readonly Range[]): number {
  const ordered = ranges.toSorted(
    (one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset,
  )
  const open: Range[] = []
  let [ran, at] = [0, 0]
  const goTo = (end: number): void => {
    if ((open.at(-1)?.count ?? 0) > 0) ran += end - at
    at = end
  }
  const closeUntil = (start: number): void => {
    for (let last = open.at(-1); last !== undefined && last.endOffset <= start; last = open.at(-1)) {
      goTo(last.endOffset)
      open.pop()
    }
  }
  for (const range of ordered) {
    closeUntil(range.startOffset)
    goTo(range.startOffset)
    open.push(range)
  }
  closeUntil(Infinity)
  return ran
}

describe('A phone that loads a page and is not touched', () => {
  const story = openStory()
  let shop: Card

  beforeAll(async () => {
    ;[shop] = (await cheapShops(story.journey().api, 1)) as [Card]
  })

  async function ranKib(page: Page, path: string): Promise<number> {
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(REST_MS)
    const scripts = await page.coverage.stopJSCoverage()
    const ran = scripts.map(({ functions }) => ranChars(functions.flatMap(({ ranges }) => ranges)))
    return ran.reduce((sum, chars) => sum + chars, 0) / 1024
  }

  it.each(LIMITS)('runs no more script of $path than $ranKib KiB: $because', async ({ path, ranKib: allowed }) => {
    const { page } = await story.journey().phone()
    const ran = await ranKib(page, path.replace(':id', shop.id))
    expect(ran).toBeGreaterThan(allowed * 0.8)
    expect(ran).toBeLessThanOrEqual(allowed)
  })

  itWasWithoutFault('nothing was wrong on the way', story)
})
