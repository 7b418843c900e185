import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, onTestFailed } from 'vitest'
import { openApi, type ApiClient } from '../../../api/api-client.ts'
import { logIn } from '../../../api/people.ts'
import { openSealedClient, type SealedClient } from '../../../api/sealed-client.ts'
import { openPhone } from '../../../browser/phone.ts'
import { inCheckout } from '../../../server/checkout-root.ts'
import type { Engine } from '../../../server/installation.ts'
import { makeJobsDue } from '../../../server/make-jobs-due.ts'
import { logInOnPage } from '../../steps/enter.ts'
import { openConsole, type ConsoleLanguage, type OpenConsole } from '../../steps/open-console.ts'

/** The words of the console's language. */
export type Say = (zh: string, en: string) => string

/** One market over its last week of a month, and over the morning after it. */
export interface Week {
  readonly console: () => OpenConsole
  readonly say: Say
  readonly language: ConsoleLanguage
  /** Such as `2026-10`. */
  readonly month: string
  /** Of the month, such as `2026-10-31`. */
  readonly lastDay: string
  /** The page of a member of staff, who logs in once. */
  readonly desk: (login: string) => Promise<Page>
  /** Ids and numbers that one role leaves for another, by name. */
  readonly notes: Map<string, string>
  readonly api: () => Promise<ApiClient>
  readonly member: (name: string) => Promise<ApiClient>
  readonly sealed: () => Promise<SealedClient>
  /** A member’s phone, logged in. */
  readonly phone: (name: string) => Promise<Page>
  readonly visitor: () => Promise<Page>
  /** The books are sealed to the end of the month, a batch of payouts has left. */
  readonly goToNextMonth: () => Promise<void>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** At least so long ago the month ended, so that its books can be sealed by any clock. */
const OVER_FOR_MS = 3 * DAY_MS
const CHINA_MS = 8 * HOUR_MS
const PROOF_MS = 3 * 60_000

/** The first instant, in China, of the last month that is surely over, and of the one after. */
function lastMonth(): { readonly begins: number; readonly ends: number } {
  const day = new Date(Date.now() - OVER_FOR_MS + CHINA_MS)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  return { begins: Date.UTC(year, month - 1) - CHINA_MS, ends: Date.UTC(year, month) - CHINA_MS }
}

/** Opens the market before the tests of a group; each test begins where the last one ended. */
export function openWeek(engine: Engine, language: ConsoleLanguage): Week {
  const { begins, ends } = lastMonth()
  const say: Say = (zh, en) => (language === 'en' ? en : zh)
  const pages = new Map<string, Promise<Page>>()
  let open: OpenConsole | undefined
  let isBrokenOff = false
  beforeAll(async () => {
    open = await openConsole({ engine, language, at: ends - 7 * DAY_MS + 9 * HOUR_MS })
  })
  beforeEach(({ skip }) => {
    skip(isBrokenOff, 'an earlier test failed')
    onTestFailed(async () => {
      isBrokenOff = true
      for (const [name, page] of pages)
        await (await page).screenshot({ path: inCheckout('packages', 'acceptance', 'shots', `failed-${name}.png`) })
    })
  })
  afterAll(() => open?.end())

  const desks = (): OpenConsole => {
    if (open === undefined) throw new Error('The week has not begun')
    return open
  }
  const once = (name: string, make: () => Promise<Page>): Promise<Page> => {
    const made = pages.get(name) ?? make()
    pages.set(name, made)
    return made
  }
  const provenUntil = new Map<string, number>()
  /** A proof lasts five minutes: on a slow machine some log in again. */
  async function desk(login: string): Promise<Page> {
    if (performance.now() > (provenUntil.get(login) ?? 0)) {
      await (await pages.get(login))?.context().close()
      pages.delete(login)
      provenUntil.set(login, performance.now() + PROOF_MS)
    }
    return once(login, () => desks().logIn(login))
  }
  const phone = async () => (await openPhone(desks().browser, desks().server.url)).page
  const api = () => openApi(desks().server.url)
  return {
    console: desks,
    say,
    language,
    month: new Date(begins + CHINA_MS).toISOString().slice(0, 7),
    lastDay: new Date(ends + CHINA_MS - 1).toISOString().slice(0, 10),
    desk,
    notes: new Map(),
    api,
    member: async (name) => logIn(await api(), name),
    sealed: async () => openSealedClient(await api()),
    phone: (name) =>
      once(name, async () => {
        const page = await phone()
        await page.goto('/login')
        await logInOnPage(page, name)
        await page.waitForURL('**/user_center')
        return page
      }),
    visitor: () => once('visitor', phone),
    async goToNextMonth() {
      pages.clear()
      provenUntil.clear()
      await desks().startAt(ends + 150 * 60_000, () => makeJobsDue(desks().installation))
    },
  }
}
