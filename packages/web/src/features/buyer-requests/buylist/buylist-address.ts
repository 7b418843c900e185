import type { OpenRequestFilter } from '@diandu/core/buyer-requests'
import { parseListingFilter } from '@diandu/core/catalog'

/** Total: what is not understood is left out. */
export function readBuylistAddress(search: URLSearchParams): OpenRequestFilter {
  const said = (key: string) => search.get(key) ?? ''
  const { platform, kind, industry } = parseListingFilter({
    platform: said('platform'),
    kind: said('kind'),
    industry: said('industry'),
  })
  return {
    ...(platform === undefined ? {} : { platform }),
    ...(kind === undefined ? {} : { kind }),
    ...(industry === undefined ? {} : { industry }),
    fitting: said('fits') === 'my-shops',
  }
}
