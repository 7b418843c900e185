import { useQuery } from '@tanstack/react-query'
import { capitalQuery } from '../../../app/capital-query.ts'
import { myTurnsQuery } from '../../../app/my-turn/my-turn-query.ts'
import { MyTurns } from '../../../app/my-turn/my-turns.tsx'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { orderTotalsQuery } from '../account-queries.ts'
import { Avatar } from '../avatar.tsx'
import { profileQuery } from '../profile-query.ts'
import { SignOut } from '../sign-out.tsx'
import { verificationStanding } from '../verification-standing.ts'
import styles from './me-page.module.css'
import { OrderGroups } from './order-groups.tsx'
import { WalletCard } from './wallet-card.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await Promise.all([
    queries.prefetchQuery(capitalQuery(ports)),
    queries.prefetchQuery(orderTotalsQuery(ports)),
    queries.prefetchQuery(profileQuery(ports)),
    queries.prefetchQuery(myTurnsQuery(ports)),
  ])
}

export function Page() {
  const words = useWords(accountWords).me
  const title = useWords(titleWords).me
  const user = useUser()
  const ports = usePorts()
  const { data: capital } = useQuery(capitalQuery(ports))
  const { data: profile } = useQuery(profileQuery(ports))
  if (user === undefined) return null
  const standing = profile && verificationStanding(profile.verification)
  return (
    <Screen top={<TopBar title={title} />}>
      <PageLink to="/user_center/user_setting" className={styles.person}>
        <Avatar username={user.username} url={profile?.avatarUrl ?? null} />
        <div>
          <h2>{user.username}</h2>
          <p>{user.mobile}</p>
          {standing === 'verified' && (
            <Badge tone="ferry" icon="seal">
              {words.verifications.verified}
            </Badge>
          )}
          <VisuallyHidden>{` ${words.profile}`}</VisuallyHidden>
        </div>
        <Icon name="chevron-right" size="small" />
      </PageLink>
      <MyTurns />
      {standing === 'failed' && (
        <div className={styles.part}>
          <Card padding="none">
            <ListRow icon="warning" title={words.papersFailed} link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />} />
          </Card>
        </div>
      )}
      <div className={styles.part}>
        <WalletCard />
      </div>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow icon="wallet" title={words.bills} link={(parts) => <PageLink to="/user_center/server/history" {...parts} />} />
          <ListRow icon="swap" title={words.coupons} link={(parts) => <PageLink to="/user_center/server/coupon" {...parts} />} />
          <ListRow icon="seal" title={words.invoices} link={(parts) => <PageLink to="/user_center/server/my_ticket" {...parts} />} />
        </Card>
      </div>
      <Section title={words.orders} aside={<PageLink to="/user_center/order">{words.allOrders}</PageLink>}>
        <OrderGroups />
      </Section>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow icon="wallet" title={words.recharge} link={(parts) => <PageLink to="/user_center/server/recharge" {...parts} />} />
          <ListRow icon="swap" title={words.withdraw} link={(parts) => <PageLink to="/user_center/server/cash_draw" {...parts} />} />
          <ListRow icon="seal" title={words.cards} link={(parts) => <PageLink to="/user_center/server/my_crad" {...parts} />} />
        </Card>
      </div>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow icon="heart" title={words.saved} link={(parts) => <PageLink to="/user_center/collection" {...parts} />} />
          <ListRow icon="clock" title={words.seen} link={(parts) => <PageLink to="/user_center/collection?tab=seen" {...parts} />} />
          <ListRow icon="home" title={words.addresses} link={(parts) => <PageLink to="/user_center/address" {...parts} />} />
        </Card>
      </div>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow
            icon="seal"
            title={words.verify}
            end={standing && <span className={standing === 'failed' ? styles.missing : undefined}>{words.verifications[standing]}</span>}
            link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />}
          />
          <ListRow
            icon="lock"
            title={words.paymentPassword}
            end={capital && (capital.hasPaymentPassword ? words.isSet : <span className={styles.missing}>{words.isMissing}</span>)}
            link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}
          />
          <ListRow icon="settings" title={words.settings} link={(parts) => <PageLink to="/user_center/setting" {...parts} />} />
        </Card>
      </div>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow icon="inbox" title={words.proposal} link={(parts) => <PageLink to="/user_center/proposal" {...parts} />} />
          <ListRow icon="info" title={words.about} link={(parts) => <PageLink to="/user_center/about" {...parts} />} />
        </Card>
      </div>
      <div className={styles.part}>
        <SignOut />
      </div>
    </Screen>
  )
}
