import { listingFilterParameters, parsePcFilter, type ListingFilter, type PcFilter } from '@diandu/core/catalog'
import { Navigate, useParams } from 'react-router-dom'
import { BackScreen } from '../../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import type { PageModule } from '../../../../router/page.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../../ui/choices/chip-group.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { chosenFilters } from '../../../../app/shops/filters/chosen-filters.ts'
import styles from './pc-filter.module.css'

/** A link of the desktop site opens the same list here; what it says that is not understood is told first. */
export const describe: NonNullable<PageModule['describe']> = ({ parameters }) => {
  const { filter, unknown } = filterIn(parameters)
  return unknown.length === 0 ? { redirectTo: listPath(filter) } : {}
}

export function Page() {
  const messages = useMessages(recommendedMessages).pcFilter
  const locale = useLocale()
  const { filter, unknown } = filterIn(useParams())
  if (unknown.length === 0) return <Navigate to={listPath(filter)} replace />
  const chosen = chosenFilters(filter, new Set(), locale).map(({ label }) => label)
  const understood = filter.text === undefined ? chosen : [`“${filter.text}”`, ...chosen]
  return (
    <BackScreen title="pcFilter" home="/lists">
      <div className="p-16">
        <h2 className="mb-12 type-body">{messages.heading}</h2>
        <Notice tone="warning">
          {messages.unknown}
          <ul className={styles.unknown}>
            {[...new Set(unknown)].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Notice>
        {understood.length === 0 ? (
          <p className="my-16">{messages.nothing}</p>
        ) : (
          <div className="my-16">
            <p>{messages.understood}</p>
            <ChipGroup label={messages.understood}>
              {understood.map((label) => (
                <Chip key={label}>{label}</Chip>
              ))}
            </ChipGroup>
          </div>
        )}
        <Button block link={(parts) => <PageLink to={listPath(filter)} {...parts} />}>
          {messages.open}
        </Button>
      </div>
    </BackScreen>
  )
}

const filterIn = (parameters: Readonly<Record<string, string | undefined>>): PcFilter =>
  parsePcFilter(parameters['filter'] ?? '')

function listPath(filter: ListingFilter): string {
  const query = new URLSearchParams(listingFilterParameters(filter).map((pair): [string, string] => [...pair]))
  const text = query.toString()
  return text === '' ? '/lists' : `/lists?${text}`
}
