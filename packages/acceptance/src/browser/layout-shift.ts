import type { BrowserContext, Page } from 'playwright-core'

export interface LayoutShift {
  /** Fraction of the screen, summed up since the page was opened. */
  readonly share: number
  /** Elements that moved, with their place before and after in CSS pixels. */
  readonly moved: readonly string[]
}

interface Counted {
  layoutShift?: { share: number; moved: string[] }
}

interface Shifted extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Pages that are opened from now on count by how much they move of themselves. */
export const countLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const counted = { share: 0, moved: [] as string[] }
    ;(window as unknown as Counted).layoutShift = counted
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as readonly Shifted[]) {
        counted.share += value
        for (const { node, previousRect, currentRect } of sources)
          counted.moved.push(
            `${node?.nodeName ?? 'something gone'} "${node?.textContent?.slice(0, 20) ?? ''}" ${place(previousRect)} → ${place(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShiftOf = (page: Page): Promise<LayoutShift> =>
  page.evaluate(() => {
    const { layoutShift } = window as unknown as Counted
    if (layoutShift === undefined) throw new Error('This page does not count')
    return layoutShift
  })
