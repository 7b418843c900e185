import type { PageModule } from '../../../router/page.ts'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'

export { Page } from './checkout-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, shopIdOf(parameters)))
