import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openApi } from '../api/api-client.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { openBrowser } from '../browser/phone.ts'
import { logInOnPage } from '../journeys/steps/enter.ts'
import { everyRoute, type Visitor } from '../journeys/steps/every-route.ts'
import { knownPages } from '../journeys/steps/known-pages.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { newInstallation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { settled } from '../browser/settled.ts'
import { takeConsoleImages } from './console-images.ts'
import { contactSheet } from './contact-sheet.ts'
import { wishOf, type Look, type Wish } from './looks.ts'
import { takeReadmeImages } from './readme-images.ts'

/*
 * `npm run shots`: a picture of every screen in every look, and all of them on one page. Words choose:
 * `npm run shots -- 360 dark /lists`. The pictures lie in the folder `shots` of the acceptance package. Those that the
 * README shows are taken by `npm run shots -- readme`, those of docs/admin.md by `npm run shots -- console`.
 */

const FOLDER = inCheckout('packages', 'acceptance', 'shots', 'sheet')
const SHEET = 'index.html'
const README = 'readme'
const CONSOLE = 'console'
const HEIGHT_PX = 900
const PHONES_UP_TO_PX = 480
const AT_ONCE = 2
const ROOT_FONT_PX = 16
const SIGNED_IN = { 'a person': PEOPLE.zhou, 'a seller': PEOPLE.zhao } as const

interface Screen {
  readonly path: string
  readonly who: Visitor
  readonly title: string
  /** Begins the names of its files. */
  readonly stem: string
}

const words = process.argv.slice(2)
const wish = wishOf(words)
if (words.join() === README)
  await inMarket(async (browser, url) => {
    for (const file of await takeReadmeImages(browser, url)) console.log(relative(inCheckout(), file))
  })
else if (words.join() === CONSOLE)
  for (const file of await takeConsoleImages()) console.log(relative(inCheckout(), file))
else if ('unknown' in wish) {
  console.error(
    `There is no look ${wish.unknown}: say 360, 412, 768, 1440, zh, en, light, dark, 200, an address, ${README}, or ${CONSOLE}.`,
  )
  process.exitCode = 2
} else await inMarket((browser, url) => takePictures(browser, url, wish))

async function takePictures(browser: Browser, url: string, { looks, paths }: Wish): Promise<void> {
  const api = await openApi(url)
  const routes = await everyRoute(await knownPages(await logIn(api, PEOPLE.zhou), await logIn(api, PEOPLE.zhao)))
  const screens = routes
    .filter(({ path }) => paths.length === 0 || paths.some((part) => path.includes(part)))
    .flatMap(({ path, who }) => who.map((visitor) => screenOf(path, visitor)))
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  console.log(`${screens.length} screens in ${looks.length} looks`)
  const pictures = new Map(screens.map(({ stem }) => [stem, new Map<string, string>()]))
  const left = [...looks]
  const work = async () => {
    for (let look = left.shift(); look !== undefined; look = left.shift()) {
      const failed = await walk(browser, url, look, screens, (stem, file) =>
        pictures.get(stem)?.set(look?.name ?? '', file),
      )
      console.log(`${look.name}: ${screens.length - failed.length} pictures`)
      for (const line of failed) console.log(`  no picture of ${line}`)
      if (failed.length > 0) process.exitCode = 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const rows = screens.map(({ title, stem }) => ({ title, pictures: pictures.get(stem) ?? new Map() }))
  writeFileSync(join(FOLDER, SHEET), contactSheet(rows, looks))
  console.log(`all on one page: ${join('packages', 'acceptance', 'shots', 'sheet', SHEET)}`)
}

/** A server of its own, on a market that is thrown away. */
async function inMarket(act: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const installation = await newInstallation()
  const server = await startServerProcess(installation)
  const browser = await openBrowser()
  try {
    await act(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await installation.remove()
  }
}

function screenOf(path: string, who: Visitor): Screen {
  return {
    path,
    who,
    title: who === 'a stranger' ? path : `${path} (${who})`,
    stem: `${path === '/' ? 'home' : path.replaceAll(/[^\w]+/g, '_').replace(/^_/, '')}-${who.replace('a ', '')}`,
  }
}

/** All screens in one look; what could not be pictured, with the reason. */
async function walk(
  browser: Browser,
  url: string,
  look: Look,
  screens: readonly Screen[],
  onPicture: (stem: string, file: string) => void,
): Promise<readonly string[]> {
  const pages = new Map<Visitor, Promise<{ readonly page: Page; readonly context: BrowserContext }>>()
  const failed: string[] = []
  const pageOf = (who: Visitor) => {
    const opened = pages.get(who) ?? open(browser, url, look, who)
    pages.set(who, opened)
    return opened
  }
  for (const { path, who, title, stem } of screens) {
    const { page } = await pageOf(who)
    try {
      await page.goto(path)
      await settled(page)
      const file = `${stem}-${look.name}.jpg`
      await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 70, scale: 'css' })
      onPicture(stem, file)
    } catch (error) {
      failed.push(`${title}: ${String(error).split('\n')[0]}`)
    }
  }
  for (const opened of pages.values()) await (await opened).context.close()
  return failed
}

async function open(browser: Browser, url: string, { width, language, light, textPercent }: Look, who: Visitor) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT_PX },
    isMobile: width <= PHONES_UP_TO_PX,
    hasTouch: width <= PHONES_UP_TO_PX,
    colorScheme: light,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (textPercent !== 100) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: (ROOT_FONT_PX * textPercent) / 100 } })
  }
  if (who !== 'a stranger') {
    // The login is found by its Chinese labels.
    await context.addCookies([{ name: 'diandu_lang', value: 'zh-CN', url }])
    await page.goto('/login')
    await logInOnPage(page, SIGNED_IN[who])
    await page.waitForURL('**/user_center')
  }
  await context.addCookies([{ name: 'diandu_lang', value: language, url }])
  return { page, context }
}
