import {
  FIGURE_SOURCES,
  INSPECTION,
  LISTING_STATUSES,
  smallPicture,
  type ShopCard as ShopCardData,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { formatMoney } from '@diandu/core/format'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import { cardMessages } from '../../../messages/catalog/card.messages.ts'
import { useDevice } from '../../device/device-context.ts'
import { AsUser } from '../as-user/as-user.tsx'
import { shopCardView, sparkLine } from './shop-card-view.ts'
import styles from './shop-card.module.css'

interface ShopCardProps {
  readonly shop: ShopCardData
  /** Fetch the shop as soon as its card is in view. */
  readonly eager?: boolean
}

/** A shop in a list: enough to decide whether to look closer. The whole card is one link. */
export function ShopCard({ shop, eager = false }: ShopCardProps) {
  return (
    <PageLink
      to={`/shop/${shop.id}`}
      className={styles.card}
      state={{ card: shop }}
      eager={eager}
      data-testid="shop-card"
    >
      <ShopCardFace shop={shop} />
    </PageLink>
  )
}

interface ShopCardFaceProps {
  readonly shop: ShopCardData
  /** False where the page shows the stage of the sale itself, which knows more than the listing's status. */
  readonly hasStatus?: boolean
}

/** The content of a card. */
export function ShopCardFace({ shop, hasStatus = true }: ShopCardFaceProps) {
  const locale = useLocale()
  const messages = useMessages(cardMessages)
  const { clock } = useDevice()
  const { mark, title, fell, figures, transfer, place } = shopCardView(shop, locale, clock.now())
  const { picture, turnoverFen, words, source } = shop.glance
  const line = sparkLine(turnoverFen)
  return (
    <AsUser shop={shop}>
      {({ agreedFen, ownLine }) => (
        <>
          <span className={styles.picture}>
            <PlatformMark label={mark.label} hue={mark.hue} />
            {picture !== null && (
              <img src={smallPicture(picture)} alt={messages.picture} width="96" height="72" loading="lazy" />
            )}
          </span>
          <span className="row trail-8 wrap">
            <Price
              fen={agreedFen ?? shop.priceFen}
              form="short"
              size="large"
              label={agreedFen === undefined ? messages.price(formatMoney(shop.priceFen)) : formatMoney(agreedFen)}
              locale={locale}
            />
            {agreedFen !== undefined && <span className="note flex-none">{messages.yours}</span>}
            {fell !== undefined && <span className="price type-note strong">{fell}</span>}
            {hasStatus && shop.status !== 'on-sale' && <Badge>{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
          </span>
          <span className={styles.title} data-alike="title">
            {title}
          </span>
          <span className={styles.figures}>
            {figures.map(({ key, label, value }) => (
              <span key={key}>
                <span>{label}</span> {/* Of an age in years the device may already count one more. */}
                <b suppressHydrationWarning>{value}</b>
                {key === 'turnover' && line !== undefined && (
                  <svg className={styles.line} viewBox="0 0 48 16" aria-hidden="true">
                    <path d={`M${line}`} />
                  </svg>
                )}
              </span>
            ))}
          </span>
          {words !== '' && (
            <span className={styles.words} lang="zh-CN">
              {words}
            </span>
          )}
          <span className={styles.foot}>
            <span className={classNames(styles.place, ownLine !== undefined && styles.own)}>
              {ownLine ?? `${place} · ${transfer}`}
            </span>
            {shop.isInspected ? (
              <Seal>{nameIn(INSPECTION.seal, locale)}</Seal>
            ) : (
              <span className="note flex-none">{nameIn(FIGURE_SOURCES[source], locale)}</span>
            )}
          </span>
        </>
      )}
    </AsUser>
  )
}
