import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { openMarket, type Market } from '../journeys/steps/open-journey.ts'
import { openProxy, type Proxy } from '../server/open-proxy.ts'
import type { OtherBrowser } from './find-browsers.ts'
import { screenOf, type TabScreen } from './screen-of.ts'
import type { EngineBrowser } from './tab.ts'

/** A market of one's own, something in front of it, and people at browsers of one engine. */
export interface Visit {
  readonly market: () => Market
  readonly proxy: () => Proxy
  /** A document of another site; it comes when `mayCome` allows it. */
  readonly elsewhere: () => { readonly url: string; letCome: (mayCome: Promise<void>) => void }
  /** A visitor at a browser of their own. */
  readonly enter: () => Promise<TabScreen>
  /** Errors and warnings that the browsers reported. */
  readonly complaints: () => readonly string[]
}

export function openVisit({ open }: OtherBrowser): Visit {
  let market: Market | undefined
  let proxy: Proxy | undefined
  let elsewhere: Server | undefined
  let mayCome = Promise.resolve()
  const browsers: EngineBrowser[] = []
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The visit has not begun')
    return thing
  }
  beforeAll(async () => {
    market = await openMarket()
    proxy = await openProxy(market.server.url)
    elsewhere = createServer(async (_request, answer) => {
      await mayCome
      answer.setHeader('content-type', 'text/html')
      answer.end('<!doctype html><link rel="icon" href="data:,"><h1>Elsewhere</h1>')
    })
    await new Promise<void>((listening) => elsewhere?.listen(0, '127.0.0.1', listening))
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    elsewhere?.closeAllConnections()
    elsewhere?.close()
    await proxy?.close()
    await market?.end()
  })
  return {
    market: () => there(market),
    proxy: () => there(proxy),
    elsewhere: () => ({
      url: `http://127.0.0.1:${(there(elsewhere).address() as AddressInfo).port}/`,
      letCome: (given) => void (mayCome = given),
    }),
    async enter() {
      const browser = await there(open)()
      browsers.push(browser)
      return screenOf(browser.tab, there(proxy).url)
    },
    complaints: () => browsers.flatMap(({ complaints }) => complaints()),
  }
}
