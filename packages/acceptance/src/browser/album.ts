import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inCheckout } from '../server/checkout-root.ts'
import { findViolations } from './find-violations.ts'
import { WIDTHS } from './phone.ts'

/**
 * What is wrong with screens, and pictures of them where `SHOTS` wishes for some: told at the end of a story, so that
 * one flaw does not hide the next.
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
        for (const width of Object.values(WIDTHS)) {
          await page.setViewportSize({ width, height: before.height })
          await page.evaluate(rerendered)
          if (WITH_PICTURES)
            await page.screenshot({
              path: join(FOLDER, `${name}-${language}-${colorScheme}-${width}.png`),
              scale: 'css',
            })
          const beyondPx = await overflow(page)
          if (beyondPx > 0) complaints.push(`${name} at ${width} px reaches ${beyondPx} px beyond the screen`)
        }
        const violations = await findViolations(page, { colourOnly: colorScheme !== SCHEMES[0] })
        complaints.push(...violations.map((violation) => `${name} in ${colorScheme}: ${violation}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(before)
    },
  }
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Runs in the page: another light or width is rendered with the frame after the next. */
const rerendered = (): Promise<void> =>
  new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle())))
