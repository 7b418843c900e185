import type { CDPSession, Page } from 'playwright-core'
import { FOR_FIGURES } from '../../browser/find-chromium.ts'
import { openBrowser } from '../../browser/phone.ts'
import { PHONE, REST_MS, readProbe } from './measure-page.ts'
import type { PageCase } from './page-cases.ts'
import { installProbe } from './page-probe.ts'

/** Files fetched by a visit that loads a page, rests, and scrolls down with a finger. */
export interface LookingVisit {
  readonly lookingKib: number
  readonly lookingFiles: number
}

/** An endless list has no end; readers go no further than this without a tap. */
const MAX_SCREENS = 12
/** One sweep of a finger, in so many touches: one for each picture of a screen. */
const TOUCHES = 10
const TOUCH_MS = 16

/** Without throttling, so that everything that a page fetches by itself arrives in time. */
export async function lookAround({ url, pressed }: PageCase): Promise<LookingVisit> {
  const browser = await openBrowser(FOR_FIGURES)
  try {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await page.addInitScript(installProbe, pressed)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(REST_MS)
    const finger = await context.newCDPSession(page)
    for (let screen = 0; screen < MAX_SCREENS && !(await isAtEnd(page)); screen += 1) await sweep(page, finger)
    await page.waitForTimeout(REST_MS)
    const { scripts } = await readProbe(page)
    return {
      lookingKib: scripts.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1024,
      lookingFiles: scripts.length,
    }
  } finally {
    await browser.close()
  }
}

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1)

/** Scrolls by most of a screen. The finger lies down on whatever is there before it moves, as a person's does. */
async function sweep(page: Page, finger: CDPSession): Promise<void> {
  const from = await page.evaluate(() => window.scrollY)
  const { width, height } = PHONE.viewport
  for (let touch = 0; touch <= TOUCHES; touch += 1) {
    await finger.send('Input.dispatchTouchEvent', {
      type: touch === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: width / 2, y: height * (0.7 - (0.6 * touch) / TOUCHES) }],
    })
    await page.waitForTimeout(TOUCH_MS)
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction((before) => window.scrollY > before, from)
}
