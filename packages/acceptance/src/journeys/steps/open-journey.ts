import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { openApi, type ApiClient } from '../../api/api-client.ts'
import { openBrowser, openPhone, type Phone } from '../../browser/phone.ts'
import { inCheckout } from '../../server/checkout-root.ts'
import { newInstallation, type Installation } from '../../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'

/** A market of its own. */
export interface Market {
  readonly installation: Installation
  readonly server: ServerProcess
  readonly api: ApiClient
  readonly end: () => Promise<void>
}

/** A market of its own, and a browser for it. */
export interface Journey extends Market {
  readonly phone: (options?: Parameters<typeof openPhone>[2]) => Promise<Phone>
  /** Errors that the phones met on the way. */
  readonly complaints: () => readonly string[]
  /** The current screen of every phone, for finding the cause of a failure. */
  readonly keepLastSight: () => Promise<void>
}

/** The instant at which a journey begins; the present by default. */
export interface JourneyStart {
  /** The server's clock. */
  readonly at?: string
}

export async function openMarket({ at }: JourneyStart = {}): Promise<Market> {
  const installation = await newInstallation('pglite', undefined, inject('filledMarket'))
  const server = await startServerProcess(installation, at === undefined ? {} : { env: { NOW: at } })
  return {
    installation,
    server,
    api: await openApi(server.url),
    async end() {
      await server.stop()
      await installation.remove()
    },
  }
}

export async function openJourney(start: JourneyStart = {}): Promise<Journey> {
  const market = await openMarket(start)
  const browser: Browser = await openBrowser()
  const phones: Phone[] = []
  return {
    ...market,
    async phone(options) {
      const phone = await openPhone(browser, market.server.url, options)
      phones.push(phone)
      return phone
    },
    complaints: () => phones.flatMap(({ watch }) => watch.complaints()),
    async keepLastSight() {
      for (const [at, { page }] of phones.entries())
        await page.screenshot({
          path: inCheckout('packages', 'acceptance', 'shots', `failed-${at + 1}.png`),
          scale: 'css',
        })
    },
    async end() {
      await browser.close()
      await market.end()
    },
  }
}
