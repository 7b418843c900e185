import type { WordTrend } from '@diandu/core/tools'
import type { Locale } from '../../messages/messages.ts'
import { toolsMessages } from '../../messages/tools/tools.messages.ts'

/** Cut to one decimal, which a whole number does without. */
export const percentText = (share: number): string =>
  `${(Math.floor(share * 1000) / 10).toFixed(1).replace(/\.0$/, '')}%`

export function changeText({ searches, before }: Pick<WordTrend, 'searches' | 'before'>, locale: Locale): string {
  const messages = toolsMessages[locale].hot
  if (searches === before) return messages.same
  if (before === 0) return messages.fresh
  const percent = `${Math.round((Math.abs(searches - before) / before) * 100)}%`
  return searches > before ? messages.up(percent) : messages.down(percent)
}
