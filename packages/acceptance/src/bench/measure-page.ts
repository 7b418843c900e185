import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../browser/phone.ts'
import { answerPlainly } from './answer-plainly.ts'
import { installProbe, type PageReadings } from './page-probe.ts'

export interface PageFigures {
  readonly scriptKib: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly readyMs: number
  readonly cls: number
  readonly blockingMs: number
  readonly tapMs: number
}

export interface PageCase {
  readonly url: string
  /** Without scripts nothing gets ready; a tap is answered by the least that can be done. */
  readonly isFloor: boolean
  /** What a person presses here: the page can be used once it answers. */
  readonly pressed: string
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'zh-CN' } as const
const CPU_SLOWDOWN = 4
const KILOBITS = 1000 / 8
const LINK = { offline: false, latency: 150, downloadThroughput: 1600 * KILOBITS, uploadThroughput: 750 * KILOBITS }
const LONG_TASK_MS = 50
/** So long nothing is asked and nothing runs: what was meant to happen by itself has happened. */
const REST_MS = 2500
const PATIENCE_MS = 60_000
export const CARD = '[data-testid=shop-card]'
const SHOP_HEAD = '[data-testid=shop-head]'

/** One visit by a browser that has never seen the page, on a slow phone and a slow link. */
export async function measurePage({ url, isFloor, pressed }: PageCase): Promise<PageFigures> {
  const browser = await openBrowser()
  try {
    const page = await slowPhone(browser)
    await page.addInitScript(installProbe, pressed)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (!isFloor) await page.waitForFunction(() => (window as unknown as Probe).readProbe().readyMs !== null, undefined, { timeout: PATIENCE_MS })
    await page.waitForTimeout(REST_MS)
    const readings = await page.evaluate(() => (window as unknown as Probe).readProbe())
    const tapMs = await timeTap(page, isFloor)
    return { ...figuresOf(readings), tapMs }
  } finally {
    await browser.close()
  }
}

interface Probe {
  readonly readProbe: () => PageReadings
  readonly timeTap: (card: string, awaited: string) => Promise<number>
}

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

/** A tap on the first card; on a shop's own page, on the first of its similar ones, whose head takes this one's place. */
async function timeTap(page: Page, isFloor: boolean): Promise<number> {
  const cards = page.locator(CARD)
  if ((await cards.count()) === 0) return Number.NaN
  if (isFloor) await answerPlainly(page, { card: CARD, head: SHOP_HEAD })
  await cards.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const id = new URL((await cards.first().getAttribute('href')) ?? '', page.url()).pathname
  const awaited = (await page.locator(SHOP_HEAD).count()) === 0 ? SHOP_HEAD : `${SHOP_HEAD}:not([data-measured])`
  await page.evaluate((head) => document.querySelector(head)?.setAttribute('data-measured', ''), SHOP_HEAD)
  const timed = page.evaluate(([card, head]) => (window as unknown as Probe).timeTap(card, head), [CARD, awaited] as const)
  // At a place on the glass: a tap on an element would have the page ask, event by event, whether it is still that element.
  const box = await cards.first().boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.waitForURL(`**${id}`)
  return timed
}

function figuresOf({ fcpMs, lcpMs, cls, readyMs, longTasks, scripts }: PageReadings): Omit<PageFigures, 'tapMs'> {
  const before = readyMs ?? 0
  const scriptBytes = scripts.filter(({ startMs }) => startMs < before).reduce((sum, { wireBytes }) => sum + wireBytes, 0)
  const blockingMs = longTasks.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - LONG_TASK_MS), 0)
  return { scriptKib: scriptBytes / 1024, fcpMs, lcpMs, cls, blockingMs, readyMs: readyMs ?? Number.NaN }
}
