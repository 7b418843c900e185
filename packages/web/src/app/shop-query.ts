import { queryOptions } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { ask } from './ask.ts'
import type { PortsSource } from './ports-context.ts'

/** One shop, for its own page and for the order that is made of it. */
export const shopQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({ queryKey: ['shop', id], queryFn: ask(ports, ({ catalog }, signal) => catalog.detail(id, signal)) })
