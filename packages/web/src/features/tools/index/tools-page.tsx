import { formatCount } from '@diandu/core/format'
import { servicePath } from '@diandu/core/services'
import { useLocation } from 'react-router-dom'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { PARCEL, SCALE } from '../../../ui/pictures/more-icons.ts'
import { Freshness } from '../tool-actions.tsx'
import { keywordPath } from '../keyword/keyword-address.ts'
import { rollQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(rollQuery(ports))

const TOOLS = [
  { line: 'hotWord', title: 'hotWords', icon: 'sort' },
  { line: 'keyword', title: 'keyword', icon: 'search' },
  { line: 'ratesSingle', title: 'ratingTool', icon: 'seal' },
  { line: 'violateWord', title: 'wordCheck', icon: 'warning' },
  { line: 'postage', title: 'postage', icon: PARCEL },
  { line: 'transfer', title: 'transfer', icon: 'swap' },
] as const

export function Page() {
  const messages = useMessages(toolsMessages)
  const titles = useMessages(titleMessages)
  const services = useMessages(serviceMessages)
  const { search } = useLocation()
  return (
    <Screen top={<BackBar title={titles.sellerTools} home="/" />}>
      <div className="pt-16 pb-32">
        <Section title={messages.list}>
          <Card padding="none">
            {TOOLS.map(({ line, title, icon }) => (
              <ListRow
                key={line}
                icon={icon}
                title={titles[title]}
                detail={messages.lines[line]}
                link={(parts) => <PageLink to={`/instrument/${line}`} {...parts} />}
              />
            ))}
            <ListRow
              icon={SCALE}
              title={titles.assessment}
              detail={messages.assessmentLine}
              link={(parts) => <PageLink to="/assessment" {...parts} />}
            />
          </Card>
        </Section>
        <Section title={services.menu}>
          <Card padding="none">
            <ListRow
              icon="market"
              title={services.menu}
              detail={services.menuLine}
              link={(parts) => <PageLink to={servicePath('residence', search)} {...parts} />}
            />
          </Card>
        </Section>
        <MarketNow />
      </div>
    </Screen>
  )
}

function MarketNow() {
  const messages = useMessages(toolsMessages)
  const { data: roll, isError, refetch } = useLoad(rollQuery(usePorts()))
  if (roll === undefined)
    return <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={3} part inset />
  return (
    <>
      <Section title={messages.roll.title}>
        <p className={styles.counts}>
          <strong>{messages.roll.today(formatCount(roll.searchesToday))}</strong>
          <span>{messages.roll.week(formatCount(roll.searches))}</span>
          <span>{messages.roll.newShops(formatCount(roll.newShops))}</span>
        </p>
        {roll.rising.length > 0 && (
          <>
            <p className={styles.lead}>{messages.roll.rising}</p>
            <ChipGroup label={messages.roll.rising}>
              {roll.rising.map(({ word, searches, before }) => (
                <Chip key={word} link={(parts) => <PageLink to={keywordPath(word)} {...parts} />}>
                  {word} +{formatCount(searches - before)}
                </Chip>
              ))}
            </ChipGroup>
          </>
        )}
      </Section>
      <Freshness counted={roll} />
    </>
  )
}
