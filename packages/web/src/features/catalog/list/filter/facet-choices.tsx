import { useState } from 'react'
import {
  facetName,
  FIGURE_NAMES,
  isFigureFacet,
  LISTING_FACETS,
  publicPlatforms,
  type Facet,
  type ListingFilter,
} from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../../ui/choices/chip-group.tsx'
import styles from './filter-sheet.module.css'

interface FacetChoicesProps {
  readonly facet: Facet
  readonly filter: ListingFilter
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onToggle: (value: string | number) => void
}

/** So many are offered before all of them are asked for: the fullest, and what is chosen. */
const SHOWN_FIRST = 9
const FEW = 12

/** Some of many; a second tap takes one back. The order stays while numbers change. */
export function FacetChoices({ facet, filter, counts, onToggle }: FacetChoicesProps) {
  const words = useMessages(filterSheetMessages)
  const locale = useLocale()
  const [showsAll, setShowsAll] = useState(false)
  const [fullest, setFullest] = useState<readonly (string | number)[]>()
  if (fullest === undefined && counts !== undefined) setFullest(fullestOf(facet, counts))
  const chosen: readonly (string | number)[] = filter[facet] ?? []
  const all = fullest ?? offered(facet)
  const first = all.filter((value, place) => place < SHOWN_FIRST || chosen.includes(value))
  const title = isFigureFacet(facet) ? nameIn(FIGURE_NAMES[LISTING_FACETS[facet].of], locale) : words[facet]
  const isLong = all.length > FEW
  return (
    <section className="mb-16">
      <h3 className="detail mb-4 regular">
        {title}
        <span className="ml-8 type-note">{words.several}</span>
      </h3>
      <ChipGroup label={title}>
        {(isLong && !showsAll ? first : all).map((value) => {
          const count = counts?.[value] ?? 0
          return (
            <Chip key={value} chosen={chosen.includes(value)} onClick={() => onToggle(value)}>
              <span>{nameIn(facetName(facet, value), locale)}</span>
              {counts !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
            </Chip>
          )
        })}
        {isLong && (
          <Chip opens={!showsAll} expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.showFewer : words.showAll(all.length)}
          </Chip>
        )}
      </ChipGroup>
    </section>
  )
}

const offered = (facet: Facet): readonly (string | number)[] =>
  facet === 'platforms' ? publicPlatforms().map(({ id }) => id) : LISTING_FACETS[facet].values

/** Long lists begin with what there is most of; short ones keep the order of the trade. */
function fullestOf(facet: Facet, counts: Readonly<Record<string, number>>): readonly (string | number)[] {
  const values = offered(facet)
  if (values.length <= FEW) return values
  return values.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
}
