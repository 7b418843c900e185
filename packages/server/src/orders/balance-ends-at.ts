import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { BALANCE_WITHIN_DAYS } from '@diandu/core/orders'

const CHINA_MS = 8 * HOUR_MS

/** The end of the seventh natural day in China after an instant (`endOfNaturalDay`), said in SQL. */
export const balanceEndsAt = (instant: string): string =>
  `((${instant} + ${CHINA_MS}) / ${DAY_MS} + ${BALANCE_WITHIN_DAYS + 1}) * ${DAY_MS} - ${CHINA_MS + 1}`
