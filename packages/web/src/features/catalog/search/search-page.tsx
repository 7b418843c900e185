import {
  INDUSTRIES,
  fullestFirst,
  isIndustry,
  resultsPath,
  searchText,
  shownSearchText,
  type Industry,
} from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { useDebounced } from '../../../app/device/use-debounced.ts'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { searchMessages } from '../../../messages/catalog/search.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { SearchField } from '../../../ui/inputs/search-field.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { hotWordsQuery, keywordsQuery, marketCountsQuery, suggestionsQuery } from '../catalog-queries.ts'
import styles from './search-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([queries.prefetchQuery(hotWordsQuery(ports)), queries.prefetchQuery(marketCountsQuery(ports))])
}

/** The fullest categories; the rest are in the filter of every list. */
const CATEGORIES_SHOWN = 12

const isOfIndustry = (entry: readonly [string, number]): entry is [Industry, number] => isIndustry(entry[0])

export function Page() {
  const messages = useMessages(searchMessages)
  const hint = useMessages(catalogMessages).searchHint
  const title = useMessages(titleMessages).search
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  // A visitor who comes back finds room for another search, and the last one among those that are remembered.
  useEffect(() => () => setTyped(''), [])
  const [history, changeHistory] = useSearchHistory()
  const text = searchText(typed)
  const { data: hot = [] } = useLoad(hotWordsQuery(ports))
  const { data: counts } = useLoad(marketCountsQuery(ports))
  const categories = fullestFirst(Object.entries(counts?.choices.industries ?? {}).filter(isOfIndustry))
  const pausedText = useDebounced(text)
  const { data: suggestions = [] } = useLoad(suggestionsQuery(ports, pausedText))
  const { data: keywords = [] } = useLoad(keywordsQuery(ports, pausedText))

  const look = (raw: string) => {
    if (raw.trim() === '') return
    const wanted = searchText(raw)
    if (wanted === '') toasts.show(messages.signsAlone)
    void navigate(resultsPath(wanted))
  }
  const forgetAll = () => {
    changeHistory([])
    toasts.show(messages.forgotten)
  }

  return (
    <Screen
      top={
        <BackBar>
          <SearchField
            label={messages.label}
            action="/lists"
            name="q"
            placeholder={hint}
            value={typed}
            clearLabel={messages.clear}
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
        <Section title={messages.suggestions}>
          {suggestions.map(({ shops, ...names }) => (
            <ListRow
              key={names.zh}
              icon="search"
              title={nameIn(names, locale)}
              end={(shops.capped ? messages.foundMore : messages.found)(formatCount(shops.count))}
              link={(parts) => <PageLink to={resultsPath(nameIn(names, locale))} {...parts} />}
            />
          ))}
        </Section>
      )}
      {text !== '' && keywords.length > 0 && (
        <Section title={messages.keywords}>
          <ChipGroup label={messages.keywords}>
            {keywords.map((term) => (
              <Chip key={term} link={(parts) => <PageLink to={resultsPath(term)} {...parts} />}>
                {term}
              </Chip>
            ))}
          </ChipGroup>
        </Section>
      )}
      {text === '' && (
        <Section
          title={messages.history}
          aside={
            history.length > 0 && (
              <Button look="quiet" size="small" icon="trash" onClick={forgetAll}>
                {messages.forgetAll}
              </Button>
            )
          }
        >
          {/* As high with them as without: the server knows of none, and nothing below may move when they come. */}
          <div className={styles.history}>
            {history.length === 0 ? (
              <p className="detail">{messages.empty}</p>
            ) : (
              <ChipGroup label={messages.history} flow="scroll">
                {history.map((term) => (
                  <Chip key={shownSearchText(term)} link={(parts) => <PageLink to={resultsPath(term)} {...parts} />}>
                    {term}
                  </Chip>
                ))}
              </ChipGroup>
            )}
          </div>
        </Section>
      )}
      {text === '' && (
        <Section title={messages.hot}>
          <ChipGroup label={messages.hot}>
            {hot.map((term) => (
              <Chip key={term} link={(parts) => <PageLink to={resultsPath(term)} {...parts} />}>
                {term}
              </Chip>
            ))}
          </ChipGroup>
        </Section>
      )}
      {text === '' && categories.length > 0 && (
        <Section title={messages.categories}>
          <ChipGroup label={messages.categories}>
            {categories.slice(0, CATEGORIES_SHOWN).map(({ key: industry, onSaleCount }) => (
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
  const { searchHistory } = useDevice()
  const [terms, setTerms] = useState<readonly string[]>([])
  useEffect(() => setTerms(searchHistory.read()), [searchHistory])
  const change = (next: readonly string[]) => {
    setTerms(next)
    searchHistory.write(next)
  }
  return [terms, change]
}
