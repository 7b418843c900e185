import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { PartFailure } from '../../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { LoadState } from '../../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../../ui/lists/section.tsx'
import { ListRow } from '../../../../ui/lists/list-row.tsx'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { advisersQuery, themesQuery } from '../recommended/recommended-queries.ts'

/** Lists with a name, for a buyer who does not think in platforms. */
export function Themes() {
  const messages = useMessages(recommendedMessages)
  const locale = useLocale()
  const { data: themes, isError, refetch } = useLoad(themesQuery(usePorts()))
  return (
    <Section title={messages.categories.themes}>
      {themes === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={4} part />
      ) : (
        <Card padding="none">
          {themes.map(({ id, title, line, path, onSale: { count, capped } }) => (
            <ListRow
              key={id}
              title={nameIn(title, locale)}
              detail={nameIn(line, locale)}
              end={(capped ? messages.categories.shopsOrMore : messages.categories.shops)(formatCount(count))}
              link={(parts) => <PageLink to={path} {...parts} />}
            />
          ))}
          <ListRow
            title={messages.categories.value}
            detail={messages.categories.valueLine}
            link={(parts) => <PageLink to="/assessment" {...parts} />}
          />
        </Card>
      )}
    </Section>
  )
}

/** Who helps with what; each is reached on the operator's own page of contacts. */
export function Advisers() {
  const messages = useMessages(recommendedMessages).categories
  const locale = useLocale()
  const { data: advisers = [], isLoadingError, refetch } = useLoad(advisersQuery(usePorts()))
  if (isLoadingError)
    return (
      <Section title={messages.advisers}>
        <PartFailure onRetry={refetch} />
      </Section>
    )
  if (advisers.length === 0) return null
  return (
    <Section title={messages.advisers}>
      <p className="detail pb-8">{messages.advisersLine}</p>
      <Card padding="none">
        {advisers.map(({ id, duty, line, phone, qq }) => (
          <ListRow
            key={id}
            icon="phone"
            title={nameIn(duty, locale)}
            detail={[nameIn(line, locale), phone ?? `QQ ${qq}`].join(' · ')}
            link={(parts) => <PageLink to="/contact" {...parts} />}
          />
        ))}
      </Card>
    </Section>
  )
}
