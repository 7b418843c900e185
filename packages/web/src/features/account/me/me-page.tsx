import { useQuery } from '@tanstack/react-query'
import { capitalQuery } from '../../../app/capital-query.ts'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { orderTotalsQuery } from '../account-queries.ts'
import { SignOut } from '../sign-out.tsx'
import styles from './me-page.module.css'
import { initialOf } from './me-view.ts'
import { OrderGroups } from './order-groups.tsx'
import { WalletCard } from './wallet-card.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await Promise.all([queries.prefetchQuery(capitalQuery(ports)), queries.prefetchQuery(orderTotalsQuery(ports))])
}

export function Page() {
  const words = useWords(accountWords).me
  const title = useWords(titleWords).me
  const user = useUser()
  const { data: capital } = useQuery(capitalQuery(usePorts()))
  if (user === undefined) return null
  return (
    <Screen top={<TopBar title={title} />}>
      <div className={styles.person}>
        <span className={styles.tile} aria-hidden="true">
          {initialOf(user.username)}
        </span>
        <div>
          <h2>{user.username}</h2>
          <p>{user.mobile}</p>
        </div>
      </div>
      <div className={styles.part}>
        <WalletCard />
      </div>
      <Section title={words.orders} aside={<PageLink to="/user_center/order">{words.allOrders}</PageLink>}>
        <OrderGroups />
      </Section>
      <div className={styles.part}>
        <Card padding="none">
          <ListRow icon="heart" title={words.saved} link={(parts) => <PageLink to="/user_center/collection" {...parts} />} />
          <ListRow icon="clock" title={words.seen} link={(parts) => <PageLink to="/user_center/collection?tab=seen" {...parts} />} />
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
        <SignOut />
      </div>
    </Screen>
  )
}
