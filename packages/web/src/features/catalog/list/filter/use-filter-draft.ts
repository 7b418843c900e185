import { useState } from 'react'
import { isUnreadPrice, type Facet, type ListingFilter } from '@diandu/core/catalog'
import { toggled, without } from '../../../../app/shops/filters/chosen-filters.ts'
import { priceRange, rangeText, withoutUndefined } from './price-range.ts'
import { useCounted, type Counted } from './use-counted.ts'

type Choosable = Omit<ListingFilter, 'sort' | 'text'>
type Change = { readonly [K in keyof Choosable]?: Choosable[K] | undefined }

/** Choices on their way to a filter, with what they leave. */
export type FilterDraft = ReturnType<typeof useFilterDraft>

export function useFilterDraft(filter: ListingFilter, fixed: ReadonlySet<keyof ListingFilter>) {
  const [draft, setDraft] = useState(filter)
  const [prices, setPrices] = useState(rangeText(filter))
  const [isRefused, setRefused] = useState(false)
  const counted: Counted = useCounted(draft)
  const isUnread = isUnreadPrice(prices.min) || isUnreadPrice(prices.max)
  const change = (part: Change) => setDraft((was) => withoutUndefined({ ...was, ...part }))
  return {
    draft,
    prices,
    counted,
    change,
    /** An unreadable bound was submitted: its field shows an error from now on. */
    isRefused,
    /** Whether the choices can be applied; where not, that is shown. */
    mayApply(): boolean {
      setRefused(isUnread)
      return !isUnread
    },
    setRange(min: string, max: string): void {
      setPrices({ min, max })
      // An unreadable price changes nothing: the bounds stay until it can be read.
      if (!isUnreadPrice(min) && !isUnreadPrice(max)) change(priceRange(min, max))
    },
    toggle: (facet: Facet, value: string | number): void => setDraft((was) => toggled(was, facet, value)),
    /** Takes up a filter that was chosen elsewhere. */
    adopt(other: ListingFilter): void {
      setDraft(other)
      setPrices(rangeText(other))
    },
    reset(): void {
      const kept: readonly string[] = [...fixed, 'text', 'sort']
      setDraft(
        without(
          draft,
          (Object.keys(draft) as (keyof ListingFilter)[]).filter((key) => !kept.includes(key)),
        ),
      )
      setPrices({ min: '', max: '' })
    },
  } as const
}
