import type { CampaignBlock } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { LotteryBlock } from '../../../app/campaigns/lottery/lottery-block.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../campaigns.module.css'
import { AccountBlock } from './account-block.tsx'
import { ApplyBlock } from '../people/apply-block.tsx'
import { PointsBlock } from '../people/points-block.tsx'
import { TasksBlock } from '../people/tasks-block.tsx'
import { CouponsBlock } from './coupons-block.tsx'
import { LoginBlock } from './login-block.tsx'
import { NeedsBlock } from './needs-block.tsx'
import { PlatformsBlock } from './platforms-block.tsx'
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
