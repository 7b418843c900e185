import type { CoinOverview, CoinTaskId, CoinTaskView } from '@diandu/core/coins'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { useCoinAction } from './use-coin-action.ts'

/** Where a task is done. */
const PATHS: Readonly<Record<CoinTaskId, string>> = {
  'view-shops': '/lists',
  'add-favourite': '/lists',
  'value-shop': '/assessment',
  'verify-identity': '/user_center/server/verify',
  'list-shop': '/sellshop',
  'pay-order': '/lists',
}

interface CoinTasksProps {
  readonly overview: CoinOverview
  /** Where it is not called as among the coins. */
  readonly title?: string
}

export function CoinTasks({ overview, title }: CoinTasksProps) {
  const messages = useMessages(coinMessages).tasks
  const locale = useLocale()
  const { act, busy } = useCoinAction()
  return (
    <Section title={title ?? messages.title}>
      <Card padding="none">
        {overview.tasks.map((task) => (
          <ListRow
            key={task.id}
            title={nameIn(task.name, locale)}
            detail={`+${task.coins} · ${messages[task.period]} · ${messages.progress(task.done, task.goal)}`}
            end={endOf(task)}
          />
        ))}
      </Card>
    </Section>
  )

  function endOf({ id, name, state, coins: reward }: CoinTaskView) {
    const about = <VisuallyHidden>{` ${nameIn(name, locale)}`}</VisuallyHidden>
    if (state === 'rewarded') return <Badge tone="green">{messages.taken}</Badge>
    if (state === 'open')
      return (
        <Button look="secondary" size="small" link={(parts) => <PageLink to={PATHS[id]} {...parts} />}>
          {messages.go}
          {about}
        </Button>
      )
    const key = `coin-task-${id}-${overview.today}`
    const take = () => void act(id, messages.got(reward), (coins) => coins.takeTaskReward(id, key))
    return (
      <Button size="small" busy={busy === id} onClick={take}>
        {messages.take(reward)}
        {about}
      </Button>
    )
  }
}
