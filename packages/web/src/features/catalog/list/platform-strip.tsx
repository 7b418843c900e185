import { platformOf, SHOP_KINDS, type PlatformId, type ShopKind } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { listMessages } from '../../../messages/catalog/list.messages.ts'
import { platformSummaryQuery } from '../catalog-queries.ts'
import { moneyText } from '../money-text.ts'
import styles from './platform-strip.module.css'

interface PlatformStripProps {
  readonly platform: PlatformId
  readonly kinds: readonly ShopKind[]
  /** Missing where the address fixes the kind: then none is offered. */
  readonly onKind?: (kind: ShopKind) => void
}

/** One platform at a glance, above its shops. Its place is kept while the figures are on their way. */
export function PlatformStrip({ platform, kinds, onKind }: PlatformStripProps) {
  const messages = useMessages(catalogMessages)
  const words = useMessages(listMessages)
  const locale = useLocale()
  const { data, isLoadingError, refetch } = useLoad(platformSummaryQuery(usePorts(), platform))
  const { mark, hue, name } = platformOf(platform)
  const all = Object.keys(SHOP_KINDS) as ShopKind[]
  const shown = all.filter((key) => kinds.includes(key) || (data?.kinds[key] ?? 0) > 0)
  return (
    <section className="px-16 pt-8 mb-8" aria-label={nameIn(name, locale)}>
      <div className="row">
        <PlatformMark label={mark} hue={hue} />
        <p className="ml-12 one-line">
          {data !== undefined && (
            <span>
              {data.medianPriceFen === null
                ? messages.onSale(formatCount(data.onSaleCount))
                : `${messages.onSale(formatCount(data.onSaleCount))} · ${words.median(moneyText(data.medianPriceFen, locale))}`}
            </span>
          )}
        </p>
      </div>
      {isLoadingError && <PartFailure onRetry={refetch} />}
      {onKind !== undefined && !isLoadingError && (
        <div className={styles.kinds}>
          <ChipGroup label={words.kinds} flow="scroll">
            {shown.map((key) => (
              <Chip key={key} chosen={kinds.includes(key)} onClick={() => onKind(key)}>
                {nameIn(SHOP_KINDS[key], locale)} {formatCount(data?.kinds[key] ?? 0)}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      )}
    </section>
  )
}
