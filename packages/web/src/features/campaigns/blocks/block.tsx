import type { CampaignBlock } from '@diandu/core/campaigns'
import { publicPlatforms } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Suspense, lazy, useState } from 'react'
import { LotteryBlock } from '../../../app/campaigns/lottery/lottery-block.tsx'
import { coinsQuery } from '../../../app/money/money-queries.ts'
import { CoinTasks } from '../../../app/money/coins/coin-tasks.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { needsQuery } from '../campaign-queries.ts'
import styles from '../campaigns.module.css'
import { ApplyBlock } from '../people/apply-block.tsx'
import { PointsBlock } from '../people/points-block.tsx'
import { AccountBlock } from './account-block.tsx'
import { CouponsBlock } from './coupons-block.tsx'
import { NewsBlock, RankingBlock, ShopsBlock } from './shops-blocks.tsx'

interface BlockProps {
  /** The page on which it stands. */
  readonly path: string
  readonly block: CampaignBlock
}

export function Block({ path, block }: BlockProps) {
  const locale = useLocale()
  const title = nameIn(block.title, locale)
  switch (block.kind) {
    case 'coupons':
      return <CouponsBlock path={path} title={title} />
    case 'shops':
      return <ShopsBlock path={path} block={block} title={title} />
    case 'draw':
      return (
        <Section title={title}>
          <div className={styles.flush}>
            <LotteryBlock lottery={block.lottery} />
          </div>
        </Section>
      )
    case 'ranking':
      return <RankingBlock title={title} />
    case 'points':
      return <PointsBlock path={path} title={title} />
    case 'tasks':
      return <TasksBlock title={title} />
    case 'apply':
      return <ApplyBlock path={path} title={title} line={nameIn(block.line, locale)} />
    case 'news':
      return <NewsBlock title={title} />
    case 'needs':
      return <NeedsBlock title={title} />
    case 'rules':
      return (
        <Section title={title}>
          <ol className={styles.points}>
            {block.points.map((point) => (
              <li key={point.zh}>{nameIn(point, locale)}</li>
            ))}
          </ol>
        </Section>
      )
    case 'notice':
      return (
        <Section title={title}>
          <div className="stack-8 type-line">
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph.zh}>{nameIn(paragraph, locale)}</p>
            ))}
          </div>
        </Section>
      )
    case 'links':
      return (
        <Section title={title}>
          <Card padding="none">
            {block.links.map(({ to, name, line }) => (
              <ListRow
                key={to}
                title={nameIn(name, locale)}
                detail={nameIn(line, locale)}
                link={(parts) => <PageLink to={to} {...parts} />}
              />
            ))}
          </Card>
        </Section>
      )
    case 'platforms':
      return <PlatformsBlock title={title} />
    case 'login':
      return <LoginBlock title={title} to={block.to} />
    case 'account':
      return <AccountBlock title={title} line={nameIn(block.line, locale)} url={block.url} />
  }
}

/** The tasks of the gold coins, under a campaign's own heading. */
function TasksBlock({ title }: { readonly title: string }) {
  const { load } = useMessages(campaignMessages)
  const { data: overview, isError, refetch } = useLoad(coinsQuery(usePorts()))
  return overview === undefined ? (
    <Section title={title}>
      <LoadState messages={load} lines={8} isError={isError} onRetry={() => void refetch()} />
    </Section>
  ) : (
    <CoinTasks overview={overview} title={title} />
  )
}

interface LoginBlockProps {
  readonly title: string
  /** Where it leads on to. */
  readonly to: string
}

function LoginBlock({ title, to }: LoginBlockProps) {
  const messages = useMessages(campaignMessages)
  const user = useUser()
  return (
    <Section title={title}>
      {user === undefined ? (
        <Button block onClick={() => requestLogin({ goTo: to })}>
          {messages.logIn}
        </Button>
      ) : (
        <Button
          block
          link={(parts) => <PageLink to={to} {...parts} />}
          consequence={messages.loggedInAs(user.username)}
        >
          {messages.goOn}
        </Button>
      )}
    </Section>
  )
}

/** Buyers' requests; sellers offer a shop from the list of requests. */
function NeedsBlock({ title }: { readonly title: string }) {
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

const Sheet = lazy(async () => ({ default: (await import('../../../ui/overlays/sheet.tsx')).Sheet }))

/** A dialog with every platform; each leads to its shops. */
function PlatformsBlock({ title }: { readonly title: string }) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={title}>
      <Button block onClick={() => setOpen(true)}>
        {messages.choosePlatform}
      </Button>
      {isOpen && (
        <Suspense>
          <Sheet open onClose={() => setOpen(false)} title={title} closeLabel={messages.close}>
            <Card padding="none">
              {publicPlatforms().map(({ id, name }) => (
                <ListRow
                  key={id}
                  title={nameIn(name, locale)}
                  link={(parts) => <PageLink to={`/lists?platform=${id}`} {...parts} />}
                />
              ))}
            </Card>
          </Sheet>
        </Suspense>
      )}
    </Section>
  )
}
