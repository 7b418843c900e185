import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core'
import type { EngineBrowser } from './tab.ts'

const SETTINGS = {
  'intl.accept_languages': 'zh-CN',
  'dom.w3c_touch_events.enabled': 1,
  'ui.prefersReducedMotion': 1,
  // On a busy machine a finger is lifted late: it taps all the same, and asks for no menu. Milliseconds.
  'apz.max_tap_time': 30_000,
  'ui.click_hold_context_menus.delay': 60_000,
  // While a second tap could follow, a tap that may become a double one waits as long as that: none does.
  'apz.allow_double_tap_zooming': false,
  // A page on a busy machine answers late whether it takes a touch: its answer is waited for.
  'apz.content_response_timeout': 60_000,
  // Nothing calls home.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
}

/** Code or styles whose loading was broken off by leaving the page; what fails otherwise has an element that failed. */
const BROKEN_OFF = /error loading dynamically imported module|Unable to preload CSS|ServiceWorker intercepted/

/**
 * A part that a translator reached before React hydrated it, or whose page was left, is rendered anew, and React
 * reports that it was. Of undisturbed pages, Chromium's journeys watch for the same.
 */
const RECOVERED = /React error #(?:418|520)/

const isFault = (text: string): boolean => !BROKEN_OFF.test(text) && !RECOVERED.test(text)

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string, width: number, height: number): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: SETTINGS,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width, height, hasTouch: true })
  const complaints: string[] = []
  await page.evaluateOnNewDocument(() => {
    // Loading that was broken off by leaving the page is no failure.
    let isLeft = false
    addEventListener('beforeunload', () => void (isLeft = true))
    // The page reports an error as an object: its text is wanted.
    const { error } = console
    console.error = (...args: readonly unknown[]) => isLeft || error(...args.map(String))
    // A file that does not load is reported to its element alone.
    const tell = ({ target }: Event) => isLeft || !(target instanceof Element) || error(`failed: ${target.outerHTML}`)
    addEventListener('error', tell, true)
    for (const name of ['error', 'unhandledrejection'])
      addEventListener(name, (event) => isLeft && event.preventDefault())
  })
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && isFault(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (isFault(String(error))) complaints.push(`${page.url()}: ${String(error)}`)
  })
  return {
    tab: {
      url: async () => page.evaluate('location.href') as Promise<string>,
      // As if typed: a step of a script while files are still loading gives its entry in the history to the next page.
      open: async (url) => void page.goto(url).catch(() => undefined),
      reload: async () => void (await page.evaluate('void setTimeout(() => location.reload())')),
      back: async (steps) => void (await page.evaluate(`void setTimeout(() => history.go(-${steps}))`)),
      run: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
      touch: (x, y) => page.touchscreen.tap(x, y),
      async hold(x, y) {
        // A finger that stays so long asks for a menu.
        await page.mouse.move(x, y)
        await page.mouse.down()
        return () => page.mouse.up()
      },
      key: (name) => page.keyboard.press(name as KeyInput),
      type: (text) => page.keyboard.type(text),
      async giveFile(selector, path) {
        const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
        await field?.uploadFile(path)
      },
    },
    complaints: () => complaints,
    close: () => browser.close(),
  }
}
