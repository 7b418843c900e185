import { platformOf } from '@diandu/core/catalog'
import { formatCount, formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { SALE_STAGES, SELL_FIELD_NAMES, type OwnListing, type SaleStage } from '@diandu/core/selling'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import styles from './my-shops-page.module.css'

/** One of one's own shops: its state, and what comes next. */
export function OwnListingCard({ listing }: { readonly listing: OwnListing }) {
  const messages = useMessages(myShopsMessages)
  const locale = useLocale()
  const { id, card, stage, counts, wanted, refusedFor, hasOrder } = listing
  const { mark, hue } = platformOf(card.platform)
  return (
    <Card link={(parts) => <PageLink to={`/user_center/shops/${id}`} {...parts} />}>
      <span className={`apart-8 ${styles.head}`}>
        <PlatformMark label={mark} hue={hue} />
        <span className="clamp-2 strong break-anywhere min-w-0 flex-1">{card.title}</span>
        <StageBadge stage={stage} />
      </span>
      <span className={`trail-12 ${styles.line}`}>
        <span className="price strong">{formatMoney(card.priceFen)}</span>
        <span className="detail">
          {messages.figuresLine(formatCount(counts.views), formatCount(counts.favourites))}
        </span>
      </span>
      <span className="detail">
        {wanted !== null
          ? messages.asks(nameIn(SELL_FIELD_NAMES[wanted.field], locale))
          : refusedFor !== null
            ? `${messages.reason}：${refusedFor}`
            : hasOrder && stage === 'on-sale'
              ? messages.waitingOrder
              : messages.next[stage]}
      </span>
    </Card>
  )
}

export function StageBadge({ stage }: { readonly stage: SaleStage }) {
  const locale = useLocale()
  return <Badge tone={TONES[stage]}>{nameIn(SALE_STAGES[stage], locale)}</Badge>
}

const TONES: Readonly<Record<SaleStage, 'ferry' | 'green' | 'plain'>> = {
  'under-review': 'plain',
  'more-wanted': 'ferry',
  'on-sale': 'green',
  paused: 'plain',
  'deposit-taken': 'ferry',
  'handing-over': 'ferry',
  sold: 'green',
  withdrawn: 'plain',
  refused: 'ferry',
}
