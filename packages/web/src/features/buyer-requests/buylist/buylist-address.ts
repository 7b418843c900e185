import { parseCriteria, type OpenRequestFilter } from '@diandu/core/buyer-requests'

/** Total: what is not understood is left out. */
export function readBuylistAddress(search: URLSearchParams): OpenRequestFilter {
  const parameter = (key: string) => search.get(key) ?? ''
  const { platform, kind, industry } = parseCriteria({
    platform: parameter('platform'),
    kind: parameter('kind'),
    industry: parameter('industry'),
  })
  return {
    ...(platform === undefined ? {} : { platform }),
    ...(kind === undefined ? {} : { kind }),
    ...(industry === undefined ? {} : { industry }),
    fitting: parameter('fits') === 'my-shops',
  }
}
