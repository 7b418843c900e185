import { parseCriteria, type OpenRequestFilter } from '@diandu/core/buyer-requests'

/** Total: what is not understood is left out. */
export function readBuylistAddress(search: URLSearchParams): OpenRequestFilter {
  const said = (key: string) => search.get(key) ?? ''
  const { platform, kind, industry } = parseCriteria({
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
