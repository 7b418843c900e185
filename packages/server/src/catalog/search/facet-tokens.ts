import { platformsWithin, type ListingFilter, type PlatformId, type Shop } from '@diandu/core/catalog'

/** What a shop is, as tokens beside its grams. No gram holds a colon, so none is ever taken for another. */
export function facetTokens(shop: Pick<Shop, keyof typeof PREFIX>): readonly string[] {
  return FACETS.map((facet) => facetToken(facet, shop[facet]))
}

/** The tokens that a shop must hold to fit the filter's choices. */
export function filterTokens(filter: ListingFilter): readonly string[] {
  return filterChoices(filter).flatMap(({ facet, values: [value, ...others] }) =>
    value === undefined || others.length > 0 ? [] : [facetToken(facet, value)],
  )
}

/** Of each choice that stands for several values, the tokens of which a shop must hold one. */
export function alternativeTokens(filter: ListingFilter): readonly (readonly string[])[] {
  return filterChoices(filter).flatMap(({ facet, values }) =>
    values.length > 1 ? [values.map((value) => facetToken(facet, value))] : [],
  )
}

interface FilterChoice {
  readonly facet: Facet
  readonly values: readonly (string | number)[]
}

/** What the filter asks of each facet. */
export function filterChoices(filter: ListingFilter): readonly FilterChoice[] {
  return FACETS.flatMap((facet) => {
    const chosen = filter[facet]
    if (chosen === undefined) return []
    return [{ facet, values: facet === 'platform' ? platformsWithin(chosen as PlatformId) : [chosen] }]
  })
}

export type Facet = keyof typeof PREFIX

export const facetToken = (facet: Facet, value: string | number): string => `${PREFIX[facet]}:${value}`

const PREFIX = { platform: 'p', kind: 'k', industry: 'i', province: 'r', trademark: 't', taxpayer: 'x' } as const

export const FACETS = Object.keys(PREFIX) as readonly Facet[]
