import { useQuery } from '@tanstack/react-query'
import { platformOf, SHOP_KINDS, type PlatformId, type ShopKind } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/words'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { catalogWords } from '../../../words/catalog.words.ts'
import { platformSummaryQuery } from '../catalog-queries.ts'
import { moneyText } from '../money-text.ts'
import styles from './platform-strip.module.css'

interface PlatformStripProps {
  readonly platform: PlatformId
  readonly kind: ShopKind | undefined
  /** Missing where the address fixes the kind: then none is offered. */
  readonly onKind?: (kind: ShopKind | undefined) => void
}

/** One platform at a glance, above its shops. Its place is kept while the figures are on their way. */
export function PlatformStrip({ platform, kind, onKind }: PlatformStripProps) {
  const words = useWords(catalogWords)
  const locale = useLocale()
  const { data } = useQuery(platformSummaryQuery(usePorts(), platform))
  const { mark, hue, name } = platformOf(platform)
  const kinds = Object.keys(SHOP_KINDS) as ShopKind[]
  const shown = kinds.filter((key) => key === kind || (data?.kinds[key] ?? 0) > 0)
  return (
    <section className={styles.strip} aria-label={nameIn(name, locale)}>
      <div className={styles.head}>
        <PlatformMark label={mark} hue={hue} />
        <p className={styles.facts}>
          {data !== undefined && (
            <span>
              {words.onSale(formatCount(data.onSaleCount))}
              {data.medianPriceFen !== null && ` · ${words.list.median(moneyText(data.medianPriceFen, locale))}`}
            </span>
          )}
        </p>
      </div>
      {onKind !== undefined && (
        <div className={styles.kinds}>
          <ChipGroup label={words.list.kinds} flow="scroll">
            {shown.map((key) => (
              <Chip key={key} chosen={key === kind} onClick={() => onKind(key === kind ? undefined : key)}>
                {nameIn(SHOP_KINDS[key], locale)} {formatCount(data?.kinds[key] ?? 0)}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      )}
    </section>
  )
}
