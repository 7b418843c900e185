import { chosenIn, FACETS, LISTING_FACETS, type ListingFilter, type Shop } from '@diandu/core/catalog'

/** No gram holds a colon, so facet tokens never collide with grams. */
export function facetTokens(shop: Pick<Shop, keyof typeof PREFIX>): readonly string[] {
  return TOKENED.map((facet) => facetToken(facet, shop[facet]))
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

const TOKENED = Object.keys(PREFIX) as readonly Facet[]

const hasToken = (facet: string): facet is Facet => Object.hasOwn(PREFIX, facet)

/** The facets that no token leads to: their columns are asked. */
export const FACETS_WITHOUT_TOKEN = FACETS.filter((named) => !hasToken(LISTING_FACETS[named].of))

const tokenChoices = (filter: ListingFilter): readonly (readonly string[])[] =>
  FACETS.flatMap((named) => {
    const facet = LISTING_FACETS[named].of
    const chosen = chosenIn(filter, named)
    return chosen === undefined || !hasToken(facet) ? [] : [chosen.map((value) => facetToken(facet, value))]
  })
