import { queryOptions } from '@tanstack/react-query'
import { MINUTE_MS } from '@diandu/core/kernel'
import { call, type PortsSource } from '../../queries/queries.ts'

/** The prices that the user has agreed on; fetched once, for all cards and pages. */
export const agreedPricesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['agreed-prices'],
    queryFn: call(ports, ({ priceOffers }, signal) => priceOffers.agreed(signal)),
    staleTime: MINUTE_MS,
    // Limits how long an expired price is shown; the checkout knows the expiry to the second.
    refetchInterval: 5 * MINUTE_MS,
    retry: false,
  })
