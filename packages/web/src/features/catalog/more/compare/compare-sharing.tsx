import {
  LISTING_STATUSES,
  SHOP_RISKS,
  TRANSFER_WAYS,
  comparePath,
  composeTitle,
  isForSale,
  shopRisks,
  type Shop,
} from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { shopSums } from '@diandu/core/orders'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useLocale } from '../../../../app/preferences/preferences.ts'
import type { Poster } from '../../../../app/shops/sharing/poster.ts'
import { ShareSheet } from '../../../../app/shops/sharing/share-sheet.tsx'
import { compareMessages } from '../../../../messages/catalog/compare.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import { moneyText } from '../../money-text.ts'

/** Load it lazily. */
export function CompareSharing({ shops }: { readonly shops: readonly Shop[] }) {
  const locale = useLocale()
  const { clock } = useDevice()
  return <ShareSheet poster={comparePoster(shops, locale, clock.now())} />
}

/** A comparison as a picture to share: each shop with what it costs in all, what it does and what to watch. */
export function comparePoster(shops: readonly Shop[], locale: Locale, now: number): Poster {
  const words = compareMessages[locale]
  const { poster, rows } = words
  return {
    kicker: poster.kicker,
    title: poster.title(shops.length),
    rows: shops.flatMap((shop) => {
      const [risk, ...risks] = shopRisks(shop, now).map((one) => nameIn(SHOP_RISKS[one], locale))
      const { described } = shop.figures.ratings.value
      return [
        { heading: nameIn(composeTitle(shop), locale) },
        { label: rows.total, value: moneyText(shopSums(shop, { plan: 'full', now }).totalFen, locale), isStrong: true },
        ...(isForSale(shop.status)
          ? []
          : [{ label: rows.status, value: nameIn(LISTING_STATUSES[shop.status], locale) }]),
        { label: rows.turnover, value: moneyText(shop.figures.monthlyTurnoverFen.value, locale) },
        { label: poster.rating, value: described.toFixed(1) },
        { label: rows.way, value: nameIn(TRANSFER_WAYS[shop.transferWay], locale) },
        {
          label: rows.risks,
          value: risk === undefined ? words.noRisk : risks.length === 0 ? risk : poster.more(risk, risks.length),
        },
      ]
    }),
    notes: [poster.note],
    path: comparePath(shops.map(({ id }) => id)),
    at: now,
  }
}
