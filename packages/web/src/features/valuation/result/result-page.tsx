import { formatTime, shortMoney } from '@diandu/core/format'
import type { PageModule } from '../../../router/page.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { sharedTitle } from '../shop-words.ts'
import { shopInAddress } from '../valuation-address.ts'
import { valuationQuery } from '../valuation-queries.ts'

export { Page } from './result-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const shop = shopInAddress(search)
  if (shop !== undefined) await queries.prefetchQuery(valuationQuery(ports, shop))
}

/** As it is handed on: what was valued, and between which prices. */
export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, search, locale }) => {
  const shop = shopInAddress(search)
  const valuation = shop && queries.getQueryData(valuationQuery(ports, shop).queryKey)
  if (shop === undefined || valuation === undefined || valuation.estimate === null) return {}
  const { estimate, asOf } = valuation
  const messages = valuationMessages[locale]
  const range = messages.range(shortMoney(estimate.lowFen, locale), shortMoney(estimate.highFen, locale))
  const title = sharedTitle(shop, valuation, locale)
  return {
    ...(title === undefined ? {} : { title }),
    description: messages.shared.line(range, formatTime(asOf, 'yyyy-mm-dd')),
    pictureUrl: '/share-valuation.png',
  }
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) => {
  const shop = shopInAddress(search)
  return shop && valuationQuery(ports, shop).queryKey
}
