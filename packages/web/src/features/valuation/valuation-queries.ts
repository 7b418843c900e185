import { parseShopToValue, shopKey, shopToValueParameters, type ShopToValue } from '@diandu/core/valuation'
import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const valuationQuery = (ports: PortsSource, shop: ShopToValue) =>
  queryOptions({
    queryKey: ['valuation', shopKey(shop)],
    queryFn: call(ports, ({ valuations }, signal) => valuations.value(shop, signal)),
  })

export const valuationRecordsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['valuation-records'], ({ valuations }, cursor, signal) => valuations.records(cursor, signal))

/** The form, begun with what is known of a shop. */
export const assessmentPath = (shop: ShopToValue): string => `/assessment?${queryOf(shop)}`

export const resultPath = (shop: ShopToValue): string => `/assessment/result?${queryOf(shop)}`

const queryOf = (shop: ShopToValue): string => new URLSearchParams(shopToValueParameters(shop)).toString()

/** The shop that an address describes; undefined where it describes none. */
export const shopInAddress = (search: URLSearchParams): ShopToValue | undefined =>
  parseShopToValue(Object.fromEntries(search))
