import { formatCount } from '@diandu/core/format'
import { CompanyFoot } from '../../../app/layout/company/company-foot.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { capitalQuery, coinsQuery } from '../../../app/money/money-queries.ts'
import { UnreadMark } from '../../../app/orders/inbox/unread-mark.tsx'
import { myTurnsQuery } from '../../../app/orders/my-turn/my-turn-query.ts'
import { MyTurns } from '../../../app/orders/my-turn/my-turns.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { BELL } from '../../../app/shops/alerts/bell.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { TopBar } from '../../../ui/navigation/top-bar.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Icon, type IconPaths } from '../../../ui/pictures/icon.tsx'
import { BILL, BOOK, BRIEFCASE, COIN, GIFT, PEN, SCALE, SHAKE } from '../../../ui/pictures/more-icons.ts'
import { orderTotalsQuery, profileQuery } from '../account-queries.ts'
import { Avatar } from '../avatar.tsx'
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
  const messages = useMessages(accountMessages).me
  const {
    me: title,
    alerts,
    sellerTools: tools,
    myRequests,
    buylist,
    shake,
    myShops,
    sellShop,
    serviceRequests,
    assessment,
    messages: toMessages,
    goldCoins,
    myPrizes,
  } = useMessages(titleMessages)
  const user = useUser()
  const ports = usePorts()
  const { data: capital } = useLoad(capitalQuery(ports), 'own-part')
  const { data: coins } = useLoad(coinsQuery(ports), 'own-part')
  const { data: profile } = useLoad(profileQuery(ports), 'own-part')
  if (user === undefined) return null
  const standing = profile && verificationStanding(profile.verification)
  return (
    <Screen top={<TopBar title={title} />} foot={<CompanyFoot />}>
      <PageLink to="/user_center/user_setting" className={`pressable ${styles.person}`}>
        <Avatar username={user.username} url={profile?.avatarUrl ?? null} />
        <div>
          <h2>{user.username}</h2>
          <p className="detail">{user.mobile}</p>
          {standing === 'verified' && (
            <Badge tone="ferry" icon="seal">
              {messages.verifications.verified}
            </Badge>
          )}
          <VisuallyHidden>{` ${messages.profile}`}</VisuallyHidden>
        </div>
        <Icon name="chevron-right" size="small" />
      </PageLink>
      <MyTurns />
      <div className="mx-16 mb-16">
        <Card padding="none">
          <ListRow
            icon="inbox"
            title={toMessages}
            end={<UnreadMark />}
            link={(parts) => <PageLink to="/message" {...parts} />}
          />
        </Card>
      </div>
      {standing === 'failed' && (
        <div className="mx-16 mb-16">
          <Card padding="none">
            <ListRow
              icon="warning"
              title={messages.papersFailed}
              link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />}
            />
          </Card>
        </div>
      )}
      <Section title={messages.orders} aside={<PageLink to="/user_center/order">{messages.allOrders}</PageLink>}>
        <OrderGroups />
      </Section>
      <div className="mx-16 mb-16">
        <WalletCard />
      </div>
      <div className="mx-16 mb-16">
        <Card padding="none">
          <ListRow
            icon={BILL}
            title={messages.bills}
            link={(parts) => <PageLink to="/user_center/server/history" {...parts} />}
          />
          <ListRow
            icon={ACCOUNT_ICONS.card}
            title={messages.cards}
            link={(parts) => <PageLink to="/user_center/server/my_crad" {...parts} />}
          />
          <ListRow
            icon={ACCOUNT_ICONS.ticket}
            title={messages.coupons}
            link={(parts) => <PageLink to="/user_center/server/coupon" {...parts} />}
          />
          <ListRow
            icon={COIN}
            title={goldCoins}
            end={coins && formatCount(coins.coins)}
            link={(parts) => <PageLink to="/user_center/goldcoin/goldindex" {...parts} />}
          />
          <ListRow
            icon={GIFT}
            title={myPrizes}
            link={(parts) => <PageLink to="/user_center/goldcoin/myprize" {...parts} />}
          />
          <ListRow
            icon={ACCOUNT_ICONS.invoice}
            title={messages.invoices}
            link={(parts) => <PageLink to="/user_center/server/my_ticket" {...parts} />}
          />
        </Card>
      </div>
      <Section title={messages.parts.buying}>
        <Card padding="none">
          <ListRow
            icon="heart"
            title={messages.saved}
            link={(parts) => <PageLink to="/user_center/collection" {...parts} />}
          />
          <ListRow
            icon="clock"
            title={messages.seen}
            link={(parts) => <PageLink to="/user_center/collection?tab=seen" {...parts} />}
          />
          <ListRow icon={BELL} title={alerts} link={(parts) => <PageLink to="/user_center/alerts" {...parts} />} />
          <ListRow
            icon="search"
            title={myRequests}
            link={(parts) => <PageLink to="/user_center/requests" {...parts} />}
          />
          <ListRow
            icon={ACCOUNT_ICONS.megaphone}
            title={buylist}
            link={(parts) => <PageLink to="/buylist" {...parts} />}
          />
          <ListRow icon={SHAKE} title={shake} link={(parts) => <PageLink to="/shakeShop" {...parts} />} />
        </Card>
      </Section>
      <Section title={messages.parts.selling}>
        <Card padding="none">
          <ListRow icon="market" title={myShops} link={(parts) => <PageLink to="/user_center/shops" {...parts} />} />
          <ListRow icon={ACCOUNT_ICONS.tag} title={sellShop} link={(parts) => <PageLink to="/sellshop" {...parts} />} />
          <ListRow icon={SCALE} title={assessment} link={(parts) => <PageLink to="/assessment" {...parts} />} />
          <ListRow
            icon={ACCOUNT_ICONS.tools}
            title={tools}
            link={(parts) => <PageLink to="/instrument" {...parts} />}
          />
          <ListRow
            icon={BRIEFCASE}
            title={serviceRequests}
            link={(parts) => <PageLink to="/user_center/service_requests" {...parts} />}
          />
        </Card>
      </Section>
      <Section title={messages.parts.account}>
        <Card padding="none">
          <ListRow
            icon="seal"
            title={messages.verify}
            end={
              standing && (
                <span className={standing === 'failed' ? 'amber' : undefined}>{messages.verifications[standing]}</span>
              )
            }
            link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />}
          />
          <ListRow
            icon="lock"
            title={messages.paymentPassword}
            end={
              capital &&
              (capital.hasPaymentPassword ? messages.isSet : <span className="amber">{messages.isMissing}</span>)
            }
            link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}
          />
          <ListRow
            icon="home"
            title={messages.addresses}
            link={(parts) => <PageLink to="/user_center/address" {...parts} />}
          />
          <ListRow
            icon="settings"
            title={messages.settings}
            link={(parts) => <PageLink to="/user_center/setting" {...parts} />}
          />
        </Card>
      </Section>
      <Section title={messages.parts.help}>
        <Card padding="none">
          <ListRow icon="phone" title={messages.support} link={(parts) => <PageLink to="/contact" {...parts} />} />
          <ListRow icon={BOOK} title={messages.articles} link={(parts) => <PageLink to="/taobao" {...parts} />} />
          <ListRow
            icon={PEN}
            title={messages.proposal}
            link={(parts) => <PageLink to="/user_center/proposal" {...parts} />}
          />
          <ListRow
            icon="info"
            title={messages.about}
            link={(parts) => <PageLink to="/user_center/about" {...parts} />}
          />
        </Card>
      </Section>
      <div className="mx-16 mb-16">
        <SignOut />
      </div>
    </Screen>
  )
}

/** Icons of the account alone: no other page waits for them. */
const ACCOUNT_ICONS = {
  card: ['M3.5 6h17v12.5h-17z', 'M3.5 10h17M6.5 15h4'],
  ticket: ['M3.5 7h17v3.5a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5z', 'M14 7.5v9'],
  invoice: ['M6 3.5h8l4 4v13H6z', 'M14 3.5v4h4M9 12h6M9 16h4'],
  megaphone: ['M4 10v4h3l8 4.5v-13L7 10z', 'M18 9.5a4 4 0 0 1 0 5M7 14l1.5 5.5'],
  tag: ['M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5z', 'M8.3 8.4v.01'],
  tools: ['M14.5 6.5a4 4 0 0 1 5-2.5l-2.6 2.6 1.5 1.5L21 5.5a4 4 0 0 1-5.5 5L8 18a2 2 0 0 1-3-3z'],
} as const satisfies Record<string, IconPaths>
