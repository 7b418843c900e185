import { cheapShops } from '../../api/market.ts'
import { openApi } from '../../api/api-client.ts'
import { newInstallation } from '../../server/installation.ts'
import { startServerProcess } from '../../server/server-process.ts'
import { startStrippingProxy } from '../scripts/stripping-proxy.ts'

/** A public page, or its baseline: the same page without scripts. */
export interface PageCase {
  /** Such as `/shop/{id}`, for tables. */
  readonly path: string
  readonly url: string
  /** Without scripts no element is hydrated; a tap has the simplest possible response. */
  readonly isFloor: boolean
  /** The element that a visitor presses or types into first: the page is usable once it responds. */
  readonly pressed: string
}

export const CARD = '[data-testid=shop-card]'
const DEMO_SHOPS = '5000'

/** The public pages and their floors, in turn, on a server of their own with a full market; both end with the work. */
export async function withPageCases<T>(work: (cases: readonly PageCase[]) => Promise<T>): Promise<T> {
  const installation = await newInstallation()
  const server = await startServerProcess(installation, { env: { DEMO_SHOPS } })
  const floor = await startStrippingProxy(server.url)
  try {
    const [shop] = await cheapShops(await openApi(server.url), 1)
    const shopPath = `/shop/${shop?.id ?? ''}`
    const pages = [
      { path: '/', address: '/', pressed: CARD },
      { path: '/lists', address: '/lists', pressed: CARD },
      { path: '/shop/{id}', address: shopPath, pressed: `a[href="${shopPath}/order"]` },
      { path: '/search', address: '/search', pressed: 'input[type=search]' },
      { path: '/login', address: '/login', pressed: 'input[name=name]' },
    ]
    return await work(
      pages.flatMap(({ path, address, pressed }) => [
        { path, url: `${server.url}${address}`, isFloor: false, pressed },
        { path, url: `${floor.url}${address}`, isFloor: true, pressed },
      ]),
    )
  } finally {
    await floor.stop()
    await server.stop()
    await installation.remove()
  }
}

/** Title of a case in a table. */
export const caseName = ({ path, isFloor }: PageCase): string => (isFloor ? `${path} without scripts` : path)
