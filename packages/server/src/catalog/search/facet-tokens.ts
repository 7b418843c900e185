import type { ListingFilter, Shop } from '@diandu/core/catalog'

/** What a shop is, as tokens beside its grams. No gram holds a colon, so none is ever taken for another. */
export function facetTokens(shop: Pick<Shop, keyof typeof PREFIX>): readonly string[] {
  return FACETS.map((facet) => facetToken(facet, shop[facet]))
}

/** The tokens that a shop must hold to fit the filter's choices. */
export function filterTokens(filter: ListingFilter): readonly string[] {
  return FACETS.flatMap((facet) => {
    const chosen = filter[facet]
    return chosen === undefined ? [] : [facetToken(facet, chosen)]
  })
}

export type Facet = keyof typeof PREFIX

export const facetToken = (facet: Facet, value: string | number): string => `${PREFIX[facet]}:${value}`

const PREFIX = { platform: 'p', kind: 'k', industry: 'i', province: 'r', trademark: 't', taxpayer: 'x' } as const

export const FACETS = Object.keys(PREFIX) as readonly Facet[]
