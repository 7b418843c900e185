import { useEffect, useEffectEvent, useState } from 'react'
import { listingFilterParameters, type ListingFilter, type SearchPart } from '@diandu/core/catalog'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import type { ListAddress } from '../list-address.ts'
import { FilterChoices } from './filter-choices.tsx'
import { useSearchedChoices } from './use-searched-choices.ts'
import { useFilterDraft } from './use-filter-draft.ts'

interface FilterAsideProps {
  readonly address: ListAddress
  /** The parts of its search, once they have come. */
  readonly asked: readonly SearchPart[] | undefined
  /** Called with the address of the list that was chosen. */
  readonly onApply: (address: string) => void
}

/** Of two filters that choose the same, however they are sorted. */
const choiceOf = (filter: ListingFilter): string =>
  JSON.stringify(listingFilterParameters({ ...filter, sort: 'recommended' }))

/** The choices of the sheet, open beside the list: each is applied once the hand rests. */
export function FilterAside({ address, asked, onApply }: FilterAsideProps) {
  const { shown: filter, addressOf } = useSearchedChoices(address, asked)
  const { fixed } = address
  const words = useMessages(filterSheetMessages)
  const choices = useFilterDraft(filter, fixed)
  const { draft, counted, adopt, reset } = choices
  const given = choiceOf(filter)
  // The filter that the list shows, or will show once the choice has reached it.
  const [agreed, setAgreed] = useState(given)
  const [heard, setHeard] = useState(given)
  if (given !== heard) {
    setHeard(given)
    if (given !== agreed) {
      setAgreed(given)
      adopt(filter)
    }
  }
  const wanted = choiceOf(draft)
  const apply = useEffectEvent(() => {
    if (!counted.isSettled || wanted === agreed) return
    setAgreed(wanted)
    onApply(addressOf({ ...draft, sort: filter.sort }))
  })
  useEffect(() => apply(), [counted.isSettled, wanted])
  return (
    <section aria-label={words.title}>
      <div className="row mb-8 between target">
        <h2>{words.title}</h2>
        <Button look="quiet" size="small" onClick={reset}>
          {words.reset}
        </Button>
      </div>
      <FilterChoices choices={choices} fixed={fixed} />
    </section>
  )
}
