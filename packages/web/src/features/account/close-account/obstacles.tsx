import type { ClosingObstacle } from '@diandu/core/account'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import type { IconName } from '../../../ui/pictures/icon-paths.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'

const WAYS: Readonly<Record<ClosingObstacle, { readonly icon: IconName; readonly to: string }>> = {
  'open-orders': { icon: 'orders', to: '/user_center/order' },
  'shops-on-sale': { icon: 'market', to: '/user_center' },
  'money-left': { icon: 'wallet', to: '/user_center' },
  'money-awaited': { icon: 'wallet', to: '/user_center/order' },
  'debts-owed': { icon: 'warning', to: '/user_center/order?role=seller' },
}

interface ObstaclesProps {
  readonly obstacles: readonly ClosingObstacle[]
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** The reasons why the account cannot be closed yet, each with a link to its remedy. */
export function Obstacles({ obstacles, isChecking, onCheck }: ObstaclesProps) {
  const messages = useMessages(safetyMessages).close
  return (
    <>
      <div className="mb-16">
        <Notice tone="warning" title={messages.obstacles} live>
          {messages.obstaclesLine}
        </Notice>
      </div>
      <Card padding="none">
        {obstacles.map((obstacle) => (
          <ListRow
            key={obstacle}
            icon={WAYS[obstacle].icon}
            title={messages.obstacle[obstacle].title}
            detail={messages.obstacle[obstacle].detail}
            link={(parts) => <PageLink to={WAYS[obstacle].to} {...parts} />}
          />
        ))}
      </Card>
      <div className="mt-24">
        <Button look="secondary" block icon="refresh" busy={isChecking} onClick={onCheck}>
          {messages.again}
        </Button>
      </div>
    </>
  )
}
