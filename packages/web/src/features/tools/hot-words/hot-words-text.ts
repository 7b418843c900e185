import type { HotWords } from '@diandu/core/tools'
import { formatCount, formatTime } from '@diandu/core/format'
import type { Locale } from '../../../messages/messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { changeText, percentText } from '../trend-text.ts'

/** The list as it is copied: a line for each word, then where it comes from. */
export function hotWordsText({ words, asOf, isInvented }: HotWords, locale: Locale): string {
  const { hot, fresh } = toolsMessages[locale]
  return [
    hot.heading,
    ...words.map((trend, at) =>
      [
        `${at + 1}. ${trend.word}`,
        hot.searches(formatCount(trend.searches)),
        hot.share(percentText(trend.share)),
        changeText(trend, locale),
        hot.shops(formatCount(trend.shops.count), trend.shops.capped),
      ].join(' · '),
    ),
    fresh.counted(formatTime(asOf, 'yyyy-mm-dd hh:mm')),
    fresh.source,
    ...(isInvented ? [fresh.invented] : []),
  ].join('\n')
}
