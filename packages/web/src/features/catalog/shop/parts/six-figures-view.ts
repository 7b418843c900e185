import { levelName, type ShopFigures } from '@diandu/core/catalog'
import { parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { shopPartsMessages } from '../../../../messages/catalog/shop-parts.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import { countText } from '../../count-text.ts'
import { moneyText } from '../../money-text.ts'

const YEAR_DAYS = 365.25
const MONTHS = 12

export interface StripFigure {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The six most important figures, without their sources, which follow below with each of them. */
export function sixFigures(figures: ShopFigures, nowMs: number, locale: Locale): readonly StripFigure[] {
  const { strip } = shopPartsMessages[locale]
  const { general, severe, counterfeit } = figures.violations.value
  const months = Math.max(0, Math.floor((((nowMs - parseDay(figures.openedOn.value)) / DAY_MS) * MONTHS) / YEAR_DAYS))
  const years = Math.floor(months / MONTHS)
  const values = {
    turnover: moneyText(figures.monthlyTurnoverFen.value, locale),
    open: years > 0 ? strip.years(String(years)) : strip.months(String(months)),
    points: strip.points(String(general + severe + counterfeit)),
    rating: figures.ratings.value.described.toFixed(1),
    fans: countText(figures.fans.value, locale),
    level: levelName(figures.level.value, locale),
  } as const
  return (Object.keys(values) as (keyof typeof values)[]).map((key) => ({
    key,
    label: strip.labels[key],
    value: values[key],
  }))
}
