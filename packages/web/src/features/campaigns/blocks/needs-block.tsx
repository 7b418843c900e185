import { formatTime } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import { needsQuery } from '../campaign-queries.ts'

/** Buyers' requests; sellers offer a shop from the list of requests. */
export function NeedsBlock({ title }: { readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const { data: needs, isError, refetch } = useLoad(needsQuery(usePorts()))
  return (
    <Section title={title} aside={<PageLink to="/buylist">{messages.all}</PageLink>}>
      {needs === undefined ? (
        <LoadState messages={messages.load} lines={4} isError={isError} onRetry={() => void refetch()} />
      ) : needs.length === 0 ? (
        <p className="detail mb-12">{messages.noNeeds}</p>
      ) : (
        <Card padding="none">
          {needs.map(({ id, criteria, until }) => (
            <ListRow
              key={id}
              title={criteriaTexts(criteria, locale).join(' · ')}
              detail={messages.untilDay(formatTime(until, 'yyyy-mm-dd'))}
              link={(parts) => <PageLink to="/buylist" {...parts} />}
            />
          ))}
        </Card>
      )}
    </Section>
  )
}
