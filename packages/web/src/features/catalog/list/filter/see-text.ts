import { formatCount } from '@diandu/core/format'
import type { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import type { Counted } from './use-counted.ts'

/** Shows a count only where it belongs to the current choices. */
export function seeText({ counts, isCurrent }: Counted, words: (typeof filterSheetMessages)['en']): string {
  if (!isCurrent || counts === undefined) return words.apply
  const { count, capped } = counts.total
  if (count === 0) return words.none
  return (capped ? words.seeMore : words.see)(formatCount(count))
}
