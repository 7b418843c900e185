import { useLocation } from 'react-router-dom'
import { HANDSET } from '../../../ui/pictures/more-icons.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useUser } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import styles from './registered-page.module.css'
import { nextStep } from './registered-view.ts'

export function Page() {
  const words = useMessages(sessionMessages).registered
  const user = useUser()
  const step = nextStep(useLocation().state)
  if (user === undefined) {
    return (
      <BackScreen title="registered">
        <EmptyState
          action={<Button link={(parts) => <PageLink to="/login" replace {...parts} />}>{words.toLogin}</Button>}
        >
          {words.stranger}
        </EmptyState>
      </BackScreen>
    )
  }
  return (
    <BackScreen
      title="registered"
      action={
        <StickyAction>
          <Button block link={(parts) => <PageLink to={step.to} replace eager {...parts} />}>
            {words[step.words]}
          </Button>
        </StickyAction>
      }
    >
      <div className={styles.page}>
        <div className="mb-24 text-center">
          <span className={styles.done}>
            <Icon name="check" size="large" />
          </span>
          <h2 className="type-title">{words.title(user.username)}</h2>
          <p className="detail mt-4">{words.line}</p>
        </div>
        <Card padding="none">
          <ListRow icon="person" title={words.account} end={user.username} />
          <ListRow icon={HANDSET} title={words.mobile} end={user.mobile} />
          <ListRow icon="wallet" title={words.wallet} end={words.walletOpened} />
        </Card>
        <h2 className="detail mb-8 mt-24 regular">{words.next}</h2>
        <Card padding="none">
          <ListRow
            icon="lock"
            title={words.setPaymentPassword}
            detail={words.whyPaymentPassword}
            link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}
          />
          <ListRow icon="person" title={words.toMe} link={(parts) => <PageLink to="/user_center" {...parts} />} />
        </Card>
      </div>
    </BackScreen>
  )
}
