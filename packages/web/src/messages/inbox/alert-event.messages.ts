import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

/** Of each news, for how many shops. */
interface AlertCounts {
  readonly new: number
  readonly cheaper: number
  readonly sold: number
}

const joined = (parts: readonly (string | false)[], between: string): string =>
  parts.filter((part) => part !== false).join(between)

/** The pieces of what a saved filter tells. */
export const alertEventMessages = defineMessages({
  news: (counts: AlertCounts) => ({
    zh: joined(
      [
        counts.new > 0 && `${counts.new} 家新店`,
        counts.cheaper > 0 && `${counts.cheaper} 家降价`,
        counts.sold > 0 && `${counts.sold} 家售出`,
      ],
      '、',
    ),
    en: joined(
      [
        counts.new > 0 && counted(counts.new, 'new shop'),
        counts.cheaper > 0 && counted(counts.cheaper, 'price drop'),
        counts.sold > 0 && `${counts.sold} sold`,
      ],
      ', ',
    ),
  }),
  shop: (title: string, price: string) => ({ zh: `${title}（${price}）`, en: `${title} (${price})` }),
  named: (shops: readonly string[], more: number) => ({
    zh: `${shops.join('；')}${more > 0 ? `；等 ${shops.length + more} 家` : ''}。`,
    en: `${shops.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  }),
  beyond: (count: string) => ({
    zh: `另有 ${count} 条变化，请看列表。`,
    en: `Plus ${count} other changes. See the list.`,
  }),
})
