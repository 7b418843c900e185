import { parseCompared } from '@diandu/core/catalog'
import type { PageModule } from '../../../../router/page.ts'
import { shopQuery } from '../../../../app/shops/shop-query.ts'

export { Page } from './compare-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ search, queries, ports }) => {
  await Promise.all(parseCompared(search.get('ids') ?? '').map((id) => queries.prefetchQuery(shopQuery(ports, id))))
}
