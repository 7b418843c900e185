import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findChromium, FOR_TESTS } from './find-chromium.ts'
import { watchPage, type PageWatch } from './watch-page.ts'
import { PATIENCE_MS } from './patience.ts'

export const WIDTHS = { narrow: 360, usual: 412 } as const
const HEIGHT_PX = 823

export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly watch: PageWatch
}

export async function openBrowser(names = FOR_TESTS): Promise<Browser> {
  const { executablePath, args } = await findChromium(names)
  return chromium.launch({ executablePath, args: [...args], headless: true })
}

/** A user's phone: its own cookies and storage, a finger, and a language. */
export async function openPhone(
  browser: Browser,
  url: string,
  { locale = 'zh-CN', width = WIDTHS.usual as number, userAgentWord = '', readsOffline = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT_PX },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Requests of a service worker bypass what a test watches and delays.
    serviceWorkers: readsOffline ? 'allow' : 'block',
    // The browser of an app, or of WeChat, has one word more in its user agent.
    ...(userAgentWord === ''
      ? {}
      : {
          userAgent: `Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 ${userAgentWord}`,
        }),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const watch = await watchPage(page)
  return { context, page, watch }
}
