import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, type Phone } from '../../browser/phone.ts'
import { placeOrder } from '../../journeys/steps/checkout.ts'
import { NotProvable } from '../proofs/proof.ts'
import { watchBrowsers, type BrowserCounts, type BrowserWatch, type WatchOptions } from './browser-watch.ts'
import { buy, enter, goOn, lookAround, openFilter, saveByCode } from './people-at-phones.ts'

/** People at their phones, before the servers that are replaced. */
interface BrowserTraffic {
  /** Pages that were opened before the change go on, now that the version that sent them has gone. */
  readonly goOnFromBefore: () => Promise<void>
  /** Lets everybody end what they have begun. */
  readonly stop: () => Promise<BrowserResult>
}

export interface BrowserResult extends BrowserCounts {
  /** Ended without a broken step. */
  readonly journeys: Readonly<Record<Journey, number>>
  readonly failures: readonly string[]
}

type Journey = 'visits' | 'purchases' | 'rounds of a login from before' | 'pages from before'

interface BrowserTrafficOptions extends WatchOptions {
  /** Each is bought once at most. */
  readonly shops: readonly string[]
}

/** Begins once all pages are open and the login from before is there. */
export async function openBrowserTraffic({ shops, ...options }: BrowserTrafficOptions): Promise<BrowserTraffic> {
  const browser = await openBrowser().catch((error: unknown) => {
    throw new NotProvable(String(error))
  })
  const watch = watchBrowsers(browser, options)
  try {
    const [standing = '', ...toBuy] = shops
    const pages = await openStandingPages(watch, standing)
    const loggedIn = await watch.open()
    await enter(loggedIn, { shop: standing, mobile: MOBILES.goesOn })
    const { journeys, during, end } = repeatJourneys({ watch, loggedIn, toBuy })
    return {
      async goOnFromBefore() {
        watch.beforeIsGone()
        await Promise.all(
          pages.map(async ({ phone, goOnHere }) => {
            phone.context.on('request', (request) => {
              if (request.isNavigationRequest()) watch.fail(`a page from before was loaded again: ${request.url()}`)
            })
            await during('pages from before', () => goOnHere(phone))
            await watch.close(phone)
          }),
        )
      },
      async stop() {
        await end()
        await browser.close()
        return { ...watch.counts(), journeys, failures: watch.failures }
      },
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

interface JourneyOptions {
  readonly watch: BrowserWatch
  readonly loggedIn: Phone
  readonly toBuy: readonly string[]
}

/** Three people who begin again as soon as they are through. */
function repeatJourneys({ watch, loggedIn, toBuy }: JourneyOptions) {
  const journeys = { visits: 0, purchases: 0, 'rounds of a login from before': 0, 'pages from before': 0 }
  let isOver = false
  const during = async (journey: Journey, steps: () => Promise<void>): Promise<boolean> => {
    try {
      await steps()
      journeys[journey] += 1
      return true
    } catch (error) {
      watch.fail(`${journey} broke off: ${firstLines(error)}`)
      return false
    }
  }
  const atNewPhone = async (steps: (phone: Phone) => Promise<void>): Promise<void> => {
    const phone = await watch.open()
    await steps(phone).finally(() => watch.close(phone))
  }
  const repeat = async (journey: Journey, steps: (round: number) => Promise<void>, rounds = Infinity) => {
    for (let round = 0; !isOver && round < rounds; round += 1)
      if (!(await during(journey, () => steps(round)))) await pause(AFTER_A_FAILURE_MS)
  }
  const lanes = [
    repeat('visits', (round) => atNewPhone((phone) => lookAround(phone, round))),
    repeat(
      'purchases',
      (round) => atNewPhone((phone) => buy(phone, { shop: toBuy[round] ?? '', mobile: mobileOf(round) })),
      toBuy.length,
    ),
    repeat('rounds of a login from before', (round) => goOn(loggedIn, round)).then(() => watch.close(loggedIn)),
  ]
  return {
    journeys,
    during,
    async end() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}

/** Without it a browser that is gone would fail as fast as the machine can. */
const AFTER_A_FAILURE_MS = 500
const mobileOf = (round: number): string => `1370000${String(round).padStart(4, '0')}`
/** Of people who are there from before. */
const MOBILES = { goesOn: mobileOf(9_997), waits: mobileOf(9_998), atShop: mobileOf(9_999) } as const

interface StandingPage {
  readonly phone: Phone
  readonly goOnHere: (phone: Phone) => Promise<void>
}

/** Each asks for parts of itself only once a person goes on. */
async function openStandingPages(watch: BrowserWatch, shop: string): Promise<readonly StandingPage[]> {
  const openPage = async (path: string, goOnHere: StandingPage['goOnHere']): Promise<StandingPage> => {
    const phone = await watch.open()
    await phone.page.goto(path)
    await phone.page.waitForLoadState('networkidle')
    return { phone, goOnHere }
  }
  const own = await watch.open()
  await enter(own, { shop, mobile: MOBILES.waits })
  return Promise.all([
    openPage('/lists', ({ page }) => openFilter(page)),
    openPage(`/shop/${shop}`, async ({ page }) => {
      await saveByCode(page, MOBILES.atShop)
      await page.getByRole('link', { name: '立即下单' }).click()
      await placeOrder(page, 'deposit')
      await page.getByRole('link', { name: '先不付，看订单' }).click()
      await page.getByText('等待付款').filter({ visible: true }).first().waitFor()
    }),
    { phone: own, goOnHere: (phone: Phone) => goOn(phone, 0) },
  ])
}

const MAX_LINES = 4

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, MAX_LINES).join(' / ')
