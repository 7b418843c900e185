import { shareUrl } from '@diandu/core/session'
import type { ShareData } from '../../composition/ports.ts'
import type { Locale } from '../../words/words.ts'
import type { PageDescription, PageRow } from '../page.ts'
import { shareTexts } from '../share-texts.ts'

/** The house's own picture: WeChat shows no drawings, only pictures made of points. */
const HOUSE_PICTURE = '/share.png'

interface SharedPage {
  readonly row: Pick<PageRow, 'title'> | undefined
  readonly described: PageDescription
  /** Path and query. */
  readonly path: string
  readonly origin: string
  readonly locale: Locale
}

/** What is handed on of a page: its title, a sentence, a picture, and its address without what belongs to this visit. */
export function shareData({ row, described, path, origin, locale }: SharedPage): ShareData {
  return {
    ...shareTexts(row, described, locale),
    pictureUrl: new URL(described.pictureUrl ?? HOUSE_PICTURE, origin).href,
    url: shareUrl(origin, path),
  }
}
