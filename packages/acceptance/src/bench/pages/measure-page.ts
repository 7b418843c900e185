import type { Browser, Page } from 'playwright-core'
import { FOR_FIGURES } from '../../browser/find-chromium.ts'
import { openBrowser } from '../../browser/phone.ts'
import { answerPlainly } from '../answer-plainly.ts'
import { CARD, type PageCase } from './page-cases.ts'
import { installProbe, type PageReadings } from './page-probe.ts'

export interface PageFigures {
  readonly scriptKib: number
  readonly scriptFiles: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly readyMs: number
  readonly cls: number
  readonly blockingMs: number
  readonly tapMs: number
}

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
} as const
const CPU_SLOWDOWN = 4
const KILOBITS = 1000 / 8
const LINK = { offline: false, latency: 150, downloadThroughput: 1600 * KILOBITS, uploadThroughput: 750 * KILOBITS }
const LONG_TASK_MS = 50
/** So long nothing is asked and nothing runs: what was meant to happen by itself has happened. */
export const REST_MS = 2500
const PATIENCE_MS = 60_000
const SHOP_HEAD = '[data-testid=shop-head]'

/** One visit by a browser that has never seen the page, on a slow phone and a slow link. */
export async function measurePage({ url, isFloor, pressed }: PageCase): Promise<PageFigures> {
  const browser = await openBrowser(FOR_FIGURES)
  try {
    const page = await slowPhone(browser)
    await page.addInitScript(installProbe, pressed)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (!isFloor)
      await page.waitForFunction(() => (window as unknown as Probe).readProbe().readyMs !== null, undefined, {
        timeout: PATIENCE_MS,
      })
    await page.waitForTimeout(REST_MS)
    const readings = await readProbe(page)
    const tapMs = await timeTap(page, isFloor)
    return { ...figuresOf(readings), tapMs }
  } finally {
    await browser.close()
  }
}

interface Probe {
  readonly readProbe: () => PageReadings
  readonly timeTap: (card: string, head: string) => Promise<number>
}

export const readProbe = (page: Page): Promise<PageReadings> =>
  page.evaluate(() => (window as unknown as Probe).readProbe())

/** The phone profile: a quarter of this machine's speed, on a slow link. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const debuggerOf = await context.newCDPSession(page)
  await debuggerOf.send('Network.enable')
  await debuggerOf.send('Network.emulateNetworkConditions', LINK)
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/**
 * A tap on the first card; on a shop's own page, on the first of its similar ones, whose head takes this one's place.
 */
async function timeTap(page: Page, isFloor: boolean): Promise<number> {
  const cards = page.locator(CARD)
  if ((await cards.count()) === 0) {
    // A shop's similar ones come when the end of its page is near.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(REST_MS)
  }
  if ((await cards.count()) === 0) return Number.NaN
  if (isFloor) await answerPlainly(page, { card: CARD, head: SHOP_HEAD })
  await cards.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const timed = page.evaluate(([card, head]) => (window as unknown as Probe).timeTap(card, head), [
    CARD,
    SHOP_HEAD,
  ] as const)
  // At a place on the glass: a tap on an element would have the page ask, event by event, whether it is still that
  // element.
  const box = await cards.first().boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  return Promise.race([
    timed,
    page
      .waitForTimeout(PATIENCE_MS)
      .then(() => Promise.reject(new Error(`No shop came within ${PATIENCE_MS} ms of a tap on ${page.url()}`))),
  ])
}

function figuresOf({ fcpMs, lcpMs, cls, readyMs, longTasks, scripts }: PageReadings): Omit<PageFigures, 'tapMs'> {
  const early = scripts.filter(({ startMs }) => startMs < (readyMs ?? 0))
  const scriptKib = early.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1024
  const blockingMs = longTasks.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - LONG_TASK_MS), 0)
  return { scriptKib, scriptFiles: early.length, fcpMs, lcpMs, cls, blockingMs, readyMs: readyMs ?? Number.NaN }
}
