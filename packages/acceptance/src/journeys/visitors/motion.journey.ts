import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openStory } from '../steps/chapters.ts'

declare global {
  interface Window {
    /** Elements of each transition, by the browser's names. */
    readonly moved: string[]
  }
}

/** Before a page's own scripts: what its transitions move is noted. */
function noteTransitions(): void {
  const moved: string[] = []
  Object.defineProperty(window, 'moved', { value: moved })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    void transition.ready.then(() =>
      moved.push(
        ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? ''),
      ),
    )
    return transition
  }
}

/** A card is tapped once the code that animates it is loaded, which the first action of a visit triggers. */
async function openCard(page: Page): Promise<readonly string[]> {
  await page.goto('/lists')
  const card = page.getByTestId('shop-card').nth(1)
  await card.waitFor()
  await page.evaluate(() => window.scrollBy(0, 40))
  await page.getByText('在线客服').waitFor()
  await card.tap()
  await page.getByTestId('shop-head').waitFor()
  return page.evaluate(() => window.moved)
}

describe('A card that is tapped', () => {
  const story = openStory()

  it.each([
    [360, 740],
    [412, 823],
    [740, 360],
    [823, 412],
  ])('grows into its shop at %d by %d, picture and title (WEB-150)', async (width, height) => {
    const { page } = await story.journey().phone({ width })
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(noteTransitions)
    await expect.poll(() => openCard(page)).toContain('::view-transition-group(shop-picture)')
    expect(await page.evaluate(() => window.moved)).toContain('::view-transition-group(shop-title)')
    await page.close()
  })

  it('moves nothing for a visitor who wants less motion (WEB-150)', async () => {
    const { page } = await story.journey().phone()
    await page.addInitScript(noteTransitions)
    expect(await openCard(page)).toEqual([])
  })

  it('met no fault', () => expect(story.journey().complaints()).toEqual([]))
})
