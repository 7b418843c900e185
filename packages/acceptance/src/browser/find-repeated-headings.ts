import type { Page } from 'playwright-core'

/** Headings that repeat a heading above them in the outline, or that the first control below them repeats. */
export function findRepeatedHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const textOf = (element: Element): string => (element.textContent ?? '').trim()
    const levelOf = (element: Element): number => Number(/^H(\d)$/.exec(element.tagName)?.[1] ?? 0)
    const shown = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,main button,main a')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert],[aria-hidden=true]') === null &&
        element.getBoundingClientRect().width > 1,
    )
    const above: Element[] = []
    return shown.flatMap((element, place) => {
      const level = levelOf(element)
      if (level === 0) return []
      while (above.length > 0 && levelOf(above.at(-1) as Element) >= level) above.pop()
      const text = textOf(element)
      const next = shown[place + 1]
      const isRepeated =
        above.some((heading) => textOf(heading) === text) ||
        (next !== undefined && levelOf(next) === 0 && !element.contains(next) && textOf(next) === text)
      above.push(element)
      return isRepeated ? [`the heading “${text}” is repeated`] : []
    })
  })
}
