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

/** Minified: every page that is checked loads the whole of it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const
/** Rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Texts of links that do not say where they lead, which a reader of the screen hears without the words around them. */
const VAGUE =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|read more|right here|see more|start|this|点击|点这里|点击这里|这里|更多|查看|查看更多|详情|了解更多)$/i

const vagueLinks = async (page: Page): Promise<readonly string[]> =>
  (
    await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link.getAttribute('aria-label') ?? link.textContent).trim()))
  )
    .filter((text) => VAGUE.test(text))
    .map((text) => `link-text: a link says only “${text}”`)

/**
 * Violations of WCAG 2.2 AA on the current screen, one line each. `colourOnly` is for a screen that was checked before
 * in another colour scheme: the other rules would repeat themselves.
 */
export async function findViolations(
  page: Page,
  { colourOnly = false }: { readonly colourOnly?: boolean } = {},
): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's content security policy need not allow it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<unknown> } }
      // A sticky bar covers content that can be scrolled out from under it: for the check it is made static.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      // Without its distance from the edge, which would move it over the content below.
      for (const bar of bars) Object.assign(bar.style, { position: 'relative', inset: 'auto' })
      try {
        return (await axe.run({
          resultTypes: ['violations'],
          // None of the rules reads style sheets or media, which axe would load again first.
          preload: false,
          runOnly,
        })) as AxeResult
      } finally {
        for (const bar of bars) for (const property of ['position', 'inset']) bar.style.removeProperty(property)
      }
    },
    colourOnly ? COLOUR_RULES : RULES,
  )
  return [
    ...violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ target, failureSummary }) => `${target.join(' ')} [${failureSummary?.replaceAll(/\s+/g, ' ')}]`)
          .slice(0, 3)
          .join(' | ')}`,
    ),
    ...(colourOnly ? [] : await vagueLinks(page)),
  ]
}
