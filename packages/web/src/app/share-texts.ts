import type { Locale } from '../words/words.ts'
import { shareWords } from '../words/share.words.ts'
import { titleWords } from '../words/titles.words.ts'
import type { PageDescription, PageRow } from './page.ts'

export interface ShareTexts {
  readonly title: string
  readonly description: string
}

/** How a page is called where it is not seen: by what it says of itself, else by its row, else as the house. */
export function shareTexts(row: Pick<PageRow, 'title'> | undefined, described: PageDescription, locale: Locale): ShareTexts {
  const words = shareWords[locale]
  const name = row?.title ?? 'notFound'
  return { title: described.title ?? titleWords[locale][name], description: described.description ?? words.pages[name] ?? words.house }
}
