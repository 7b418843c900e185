import type { Page } from 'playwright-core'

/** CSS pixels: of an ordinary target, and of one in the elder view. */
export const TARGET_PX = { regular: 44, large: 60 } as const

/** Touch targets that are lower than required; links inside of sentences are as high as their line. */
export function findSmallTargets(page: Page, leastPx: number): Promise<readonly string[]> {
  return page.evaluate((minPx) => {
    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert],[aria-hidden=true]') === null
    const isInSentence = (element: HTMLElement): boolean =>
      element.matches('p a, label a, li a, td a') && getComputedStyle(element).display === 'inline'
    /** A control may be larger than it looks: its label, its row, or an element over it counts. */
    const heightOf = (element: HTMLElement): number => {
      const over = getComputedStyle(element, '::after')
      const edge = (side: string): number =>
        over.content !== 'none' && over.position === 'absolute' ? Math.max(0, -(parseFloat(side) || 0)) : 0
      const own = element.getBoundingClientRect().height + edge(over.top) + edge(over.bottom)
      return Math.max(own, element.closest('label')?.getBoundingClientRect().height ?? 0)
    }
    return [
      ...document.querySelectorAll<HTMLElement>('a[href],button,input:not([type=hidden]),select,textarea,summary'),
    ]
      .filter(
        (element) =>
          isShown(element) &&
          !isInSentence(element) &&
          element.getBoundingClientRect().width > 1 &&
          heightOf(element) < minPx - 0.1,
      )
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}” is ${Math.round(heightOf(element))} px high`,
      )
  }, leastPx)
}
