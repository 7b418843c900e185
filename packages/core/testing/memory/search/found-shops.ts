import {
  faithfulAttempts,
  filteredShop,
  fitsFilter,
  isForSale,
  isPubliclyVisible,
  partsBeside,
  readSearch,
  searchAttempts,
  searchedWords,
  searchFilter,
  shopNumberKey,
  type ListingFilter,
  type SearchAttempt,
  type Shop,
} from '../../../src/catalog/index.ts'

/** The first way to answer a filter's text that finds a shop. */
export const answeredBy = (shops: readonly Shop[], filter: ListingFilter, now: number): SearchAttempt | undefined => {
  const attempts = filter.text === undefined ? [] : searchAttempts(partsBeside(filter, readSearch(filter.text)))
  const finds = (attempt: SearchAttempt) =>
    shops.some(
      (shop) =>
        (requestsOne(attempt) ? isPubliclyVisible(shop.status) : isForSale(shop.status)) &&
        fits(shop, filter, attempt, now),
    )
  return attempts.find(finds) ?? attempts.at(-1)
}

/** A shop that is asked for by its number is shown when it is sold, too. */
export const requestsOne = (attempt: SearchAttempt | undefined): boolean =>
  attempt?.asked.some(({ facet }) => facet === 'number') ?? false

/** Whether a shop is among what a filter finds in the way in which its text is answered. */
export function fits(shop: Shop, filter: ListingFilter, attempt: SearchAttempt | undefined, now: number): boolean {
  const asked = attempt?.asked ?? []
  const number = asked.find(({ facet }) => facet === 'number')
  if (number !== undefined) return number.values.includes(shopNumberKey(shop.id))
  const title = shop.title.toLowerCase()
  return (
    fitsFilter(filteredShop(shop), searchFilter(filter, asked), now) &&
    searchedWords(asked).every((word) => title.includes(word.toLowerCase()))
  )
}

/** Whether a shop is among what a filter finds when nothing of its text is given up. */
export function matches(shop: Shop, filter: ListingFilter, now: number): boolean {
  if (filter.text === undefined) return fits(shop, filter, undefined, now)
  return faithfulAttempts(partsBeside(filter, readSearch(filter.text))).some((attempt) =>
    fits(shop, filter, attempt, now),
  )
}
