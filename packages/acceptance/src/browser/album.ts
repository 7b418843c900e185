import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inCheckout } from '../server/checkout-root.ts'
import { findViolations } from './find-violations.ts'
import { WIDTHS } from './phone.ts'

/**
 * Faults of screens, and pictures of them where `SHOTS` names some. Faults are reported at the end of a story, so that
 * one does not hide the next.
 */
export interface Album {
  /** The screen in both lights at both widths. */
  readonly shoot: (page: Page, name: string, language?: string) => Promise<void>
  readonly complaints: () => readonly string[]
}

const FOLDER = inCheckout('packages', 'acceptance', 'shots')
const WITH_PICTURES = (process.env['SHOTS'] ?? '') !== ''
const SCHEMES = ['light', 'dark'] as const

export function createAlbum(): Album {
  const complaints: string[] = []
  return {
    complaints: () => complaints,
    async shoot(page, name, language = 'zh') {
      const before = page.viewportSize() ?? { width: WIDTHS.usual, height: 823 }
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        const isFirst = colorScheme === SCHEMES[0]
        // Light changes no width.
        for (const width of isFirst || WITH_PICTURES ? Object.values(WIDTHS) : []) {
          await page.setViewportSize({ width, height: before.height })
          await page.evaluate(rerendered)
          if (WITH_PICTURES)
            await page.screenshot({
              path: join(FOLDER, `${name}-${language}-${colorScheme}-${width}.png`),
              scale: 'css',
            })
          const beyond = await overflow(page)
          if (beyond !== '') complaints.push(`${name} at ${width} px reaches beyond the screen: ${beyond}`)
        }
        await page.evaluate(rerendered)
        const violations = await findViolations(page, { colourOnly: !isFirst })
        complaints.push(...violations.map((violation) => `${name} in ${colorScheme}: ${violation}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(before)
    },
  }
}

/** Elements that make a page wider than the screen, once its layout is stable; empty where there are none. */
async function overflow(page: Page): Promise<string> {
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  for (let look = 0; look < LOOKS && (await isWide()); look += 1) await page.evaluate(rerendered)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth - clientWidth} px, ${wide.map(({ tagName, className }) => `${tagName}.${className}`).join(' ')}`
  })
}

/** So many times two frames, a second or so, a page may take to settle its layout. */
const LOOKS = 30

/** Runs in the page: another light or width is rendered with the frame after the next. */
const rerendered = (): Promise<void> =>
  new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle())))
