import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { INDUSTRIES } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import type { PageModule } from '../../../app/page.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { catalogWords } from '../../../words/catalog.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { categoriesQuery, hotWordsQuery, suggestionsQuery } from '../catalog-queries.ts'
import { resultsPath, searchedText } from './results-path.ts'
import styles from './search-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([queries.prefetchQuery(hotWordsQuery(ports)), queries.prefetchQuery(categoriesQuery(ports))])
}

/** The fullest categories; the rest are in the filter of every list. */
const CATEGORIES_SHOWN = 12

export function Page() {
  const words = useWords(catalogWords).search
  const hint = useWords(catalogWords).searchHint
  const title = useWords(titleWords).search
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [history, changeHistory] = useSearchHistory()
  const text = searchedText(typed)
  const { data: hot = [] } = useQuery(hotWordsQuery(ports))
  const { data: categories = [] } = useQuery(categoriesQuery(ports))
  const { data: suggestions = [] } = useQuery(suggestionsQuery(ports, useDeferredValue(text)))

  const look = () => {
    if (text !== '') void navigate(resultsPath(text))
  }
  const forgetAll = () => {
    changeHistory([])
    toasts.show(words.forgotten)
  }

  return (
    <Screen
      top={
        <BackBar>
          <SearchField
            label={words.label}
            placeholder={hint}
            value={typed}
            clearLabel={words.clear}
            focusOnArrival
            onChange={setTyped}
            onSearch={look}
          />
        </BackBar>
      }
    >
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {text !== '' && suggestions.length > 0 && (
        <Section title={words.suggestions}>
          {suggestions.map((suggestion) => (
            <ListRow key={suggestion} icon="search" title={suggestion} link={(parts) => <PageLink to={resultsPath(suggestion)} {...parts} />} />
          ))}
        </Section>
      )}
      {text === '' && history.length > 0 && (
        <Section
          title={words.history}
          aside={
            <Button look="quiet" size="small" icon="trash" onClick={forgetAll}>
              {words.forgetAll}
            </Button>
          }
        >
          <ChipGroup label={words.history}>
            {history.map((term) => (
              <Chip key={term} link={(parts) => <PageLink to={resultsPath(term)} {...parts} />}>
                {term}
              </Chip>
            ))}
          </ChipGroup>
        </Section>
      )}
      {text === '' && (
        <Section title={words.hot}>
          <ChipGroup label={words.hot}>
            {hot.map((term) => (
              <Chip key={term} link={(parts) => <PageLink to={resultsPath(term)} {...parts} />}>
                {term}
              </Chip>
            ))}
          </ChipGroup>
          {history.length === 0 && <p className={styles.empty}>{words.empty}</p>}
        </Section>
      )}
      {text === '' && categories.length > 0 && (
        <Section title={words.categories}>
          <ChipGroup label={words.categories}>
            {categories.slice(0, CATEGORIES_SHOWN).map(({ industry, onSaleCount }) => (
              <Chip key={industry} link={(parts) => <PageLink to={`/lists?industry=${industry}`} {...parts} />}>
                {nameIn(INDUSTRIES[industry], locale)} {formatCount(onSaleCount)}
              </Chip>
            ))}
          </ChipGroup>
        </Section>
      )}
    </Screen>
  )
}

/** The terms this device has searched for; read after the first picture, since the server knows none. */
function useSearchHistory(): readonly [readonly string[], (terms: readonly string[]) => void] {
  const ports = usePorts()
  const [terms, setTerms] = useState<readonly string[]>([])
  useEffect(() => void ports().then(({ searchHistory }) => setTerms(searchHistory.read())), [ports])
  const change = (next: readonly string[]) => {
    setTerms(next)
    void ports().then(({ searchHistory }) => searchHistory.write(next))
  }
  return [terms, change]
}
