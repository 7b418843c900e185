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
          const beyond = await overflow(page)
          if (beyond !== '') complaints.push(`${name} at ${width} px reaches beyond the screen: ${beyond}`)
        }
        const violations = await findViolations(page, { colourOnly: colorScheme !== SCHEMES[0] })
        complaints.push(...violations.map((violation) => `${name} in ${colorScheme}: ${violation}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(before)
    },
  }
}

/** What makes a page wider than the screen, once it has come to rest; empty where nothing does. */
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

/** So many times two frames, a second or so, a page may take to be laid out anew. */
const LOOKS = 30

/** Runs in the page: another light or width is rendered with the frame after the next. */
const rerendered = (): Promise<void> =>
  new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle())))
