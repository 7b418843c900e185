import type { ClosingObstacle } from '@diandu/core/account'
import { failureText } from '@diandu/core/messages'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import type { IconName } from '../../../ui/pictures/icon-paths.ts'
import { safetyQuery } from '../account-queries.ts'
import styles from '../form-page.module.css'
import own from './close-account.module.css'
import { CloseForm } from './close-form.tsx'

export function Page() {
  const all = useMessages(safetyMessages)
  const messages = all.close
  const locale = useLocale()
  const { data: safety, failure, refetch, isFetching } = useLoad(safetyQuery(usePorts()), 'own-page')
  return (
    <BackScreen title="closeAccount" home="/user_center/setting">
      <div className={`page ${styles.page}`}>
        <p className="detail mt-4 mb-24">{messages.line}</p>
        <h2>{messages.what}</h2>
        <ul className={own.effects}>
          {messages.effects.map((effect) => (
            <li className="mt-8 type-line" key={effect}>
              {effect}
            </li>
          ))}
        </ul>
        {safety === undefined && (
          <LoadState
            part
            messages={all}
            lines={4}
            isError={failure !== undefined}
            {...(failure && { detail: failureText(failure, locale) })}
            onRetry={() => void refetch()}
          />
        )}
        {safety !== undefined && safety.obstacles.length > 0 && (
          <Obstacles obstacles={safety.obstacles} isChecking={isFetching} onCheck={() => void refetch()} />
        )}
        {safety !== undefined && safety.obstacles.length === 0 && (
          <CloseForm mobile={safety.mobile} onObstacle={() => void refetch()} />
        )}
      </div>
    </BackScreen>
  )
}

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
function Obstacles({ obstacles, isChecking, onCheck }: ObstaclesProps) {
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
