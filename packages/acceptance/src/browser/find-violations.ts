import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
  }[]
}

/** Without its spaces and comments: every page that is looked at reads the whole of it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const
/** The rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * What WCAG 2.2 AA says against the screen as it is shown, one line each. `colourOnly` is for a screen that was looked
 * at in another light: the other rules would say the same again.
 */
export async function findViolations(
  page: Page,
  { colourOnly = false }: { readonly colourOnly?: boolean } = {},
): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's content policy need not let it in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<unknown> } }
      // A bar that sticks covers what scrolls under it, and it can be scrolled out: for the look it stands still.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      // Without its distance from the edge: that would move it over what stands below.
      for (const bar of bars) Object.assign(bar.style, { position: 'relative', inset: 'auto' })
      try {
        return (await axe.run({
          resultTypes: ['violations'],
          runOnly,
        })) as AxeResult
      } finally {
        for (const bar of bars) for (const property of ['position', 'inset']) bar.style.removeProperty(property)
      }
    },
    colourOnly ? COLOUR_RULES : RULES,
  )
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} [${failureSummary?.replaceAll(/\s+/g, ' ')}]`)
        .slice(0, 3)
        .join(' | ')}`,
  )
}
