import type { PageModule } from '../../../router/page.ts'
import { shopInAddress } from '../valuation-address.ts'
import { valuationQuery } from '../valuation-queries.ts'

export { Page } from './result-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const shop = shopInAddress(search)
  if (shop !== undefined) await queries.prefetchQuery(valuationQuery(ports, shop))
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) => {
  const shop = shopInAddress(search)
  return shop && valuationQuery(ports, shop).queryKey
}
