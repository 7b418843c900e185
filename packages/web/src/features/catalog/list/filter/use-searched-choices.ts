import { useState } from 'react'
import { filterOfChoices, searchFilter, type ListingFilter, type SearchPart } from '@diandu/core/catalog'
import { searchAddress, type ListAddress } from '../list-address.ts'

const NOTHING: readonly SearchPart[] = []

/**
 * The choices of a list with those that its search was understood to ask for, and where the list of other choices is.
 * While a list is on its way, the same text asks for the same.
 */
export function useSearchedChoices(address: ListAddress, asked: readonly SearchPart[] | undefined) {
  const { filter } = address
  const [known, setKnown] = useState({ text: filter.text, asked: asked ?? NOTHING })
  const isOther = known.text !== filter.text
  if (asked === undefined ? isOther : known.asked !== asked || isOther)
    setKnown({ text: filter.text, asked: asked ?? NOTHING })
  const shown: ListingFilter = {
    ...searchFilter(filter, known.asked),
    ...(filter.text === undefined ? {} : { text: filter.text }),
  }
  return {
    shown,
    addressOf: (wanted: ListingFilter): string => searchAddress(address, filterOfChoices(filter, known.asked, wanted)),
  } as const
}
