import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  listingFilterParameters,
  parseListingFilter,
  type FilterCounts,
  type ListingFilter,
} from '@diandu/core/catalog'
import { debounce } from '@diandu/core/kernel'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { filterCountsQuery } from '../../list-queries.ts'

/** Between two taps on choices that belong together. */
const SETTLED_MS = 300

export interface Counted {
  /** The last that came, whichever choices it was for. */
  readonly counts: FilterCounts | undefined
  /** Whether it is for these very choices. */
  readonly isCurrent: boolean
  /** Whether the choices have rested long enough to be asked about. */
  readonly isSettled: boolean
}

/** The number of matches, fetched once the choices rest for a moment; an outdated call is aborted. */
export function useCounted(draft: ListingFilter): Counted {
  const { clock } = useDevice()
  const wanted = JSON.stringify(listingFilterParameters({ ...draft, sort: 'recommended' }))
  const [asked, setAsked] = useState(wanted)
  const [settle] = useState(() => debounce(clock, setAsked, SETTLED_MS))
  useEffect(() => {
    settle(wanted)
    return settle.cancel
  }, [settle, wanted])
  const filter = parseListingFilter(Object.fromEntries(JSON.parse(asked) as [string, string][]))
  const { data, isPlaceholderData, isFetching } = useLoad({
    ...filterCountsQuery(usePorts(), filter),
    placeholderData: keepPreviousData,
  })
  const isSettled = wanted === asked
  return { counts: data, isSettled, isCurrent: isSettled && data !== undefined && !isPlaceholderData && !isFetching }
}
