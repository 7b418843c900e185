import { formatYuan } from './format-yuan.ts'
import { groupThousands } from './group-thousands.ts'
import { moneyParts } from './money-parts.ts'

/** Money as people read it wherever it is exact: 866400 gives `¥8,664.00`. */
export const formatMoney = (amountFen: number): string => marked(formatAmount(amountFen))

/** The same without its sign, under a heading that names the unit, or in a sentence of law: `8,664.00`. */
export const formatAmount = (amountFen: number): string => groupThousands(formatYuan(amountFen))

/** Money on a card, in a chart and in a choice: `¥86.64万` in Chinese, `¥866,400` in English. */
export const shortMoney = (amountFen: number, locale: 'zh-CN' | 'en'): string =>
  marked(Object.values(moneyParts(amountFen, 'short', locale)).join(''))

/** The currency sign follows the sign of the number; what is no number has none. */
const marked = (text: string): string => text.replace(/(?=\d)/, '¥')
