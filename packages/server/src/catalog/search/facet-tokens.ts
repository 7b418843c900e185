import {
  chosenIn,
  LISTING_FACETS,
  type Facet as ListingFacet,
  type ListingFilter,
  type Shop,
} from '@diandu/core/catalog'

/** No gram holds a colon, so facet tokens never collide with grams. */
export function facetTokens(shop: Pick<Shop, keyof typeof PREFIX>): readonly string[] {
  return FACETS.map((facet) => facetToken(facet, shop[facet]))
}

/** The tokens that a shop must hold to fit the filter's choices. */
export function filterTokens(filter: ListingFilter): readonly string[] {
  return tokenChoices(filter).flatMap((tokens) => (tokens.length === 1 ? tokens : []))
}

/** Of each choice that stands for several values, the tokens of which a shop must hold one. */
export function alternativeTokens(filter: ListingFilter): readonly (readonly string[])[] {
  return tokenChoices(filter).filter((tokens) => tokens.length > 1)
}

export type Facet = keyof typeof PREFIX

const facetToken = (facet: Facet, value: string | number): string => `${PREFIX[facet]}:${value}`

const PREFIX = { platform: 'p', kind: 'k', industry: 'i', province: 'r', trademark: 't', taxpayer: 'x' } as const

const FACETS = Object.keys(PREFIX) as readonly Facet[]

const tokenChoices = (filter: ListingFilter): readonly (readonly string[])[] =>
  (Object.keys(LISTING_FACETS) as readonly ListingFacet[]).flatMap((named) => {
    const facet = LISTING_FACETS[named].of
    const chosen = chosenIn(filter, named)
    return chosen === undefined || facet === 'transferWay' ? [] : [chosen.map((value) => facetToken(facet, value))]
  })
