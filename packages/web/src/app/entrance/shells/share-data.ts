import { shareUrl } from '@diandu/core/session'
import type { ShareData } from '../../../composition/ports.ts'
import type { Locale } from '../../../messages/messages.ts'
import type { PageDescription, PageRoute } from '../../../router/page.ts'
import { shareTexts } from './share-texts.ts'

/** The platform's own picture: WeChat shows no drawings, only pictures made of points. */
export const DEFAULT_SHARE_PICTURE = '/share.png'

interface SharedPage {
  readonly route: Pick<PageRoute, 'title'> | undefined
  readonly described: PageDescription
  /** Path and query. */
  readonly path: string
  readonly origin: string
  readonly locale: Locale
}

/** The title, a sentence, a picture, and the address without the parameters of this visit. */
export function shareData({ route, described, path, origin, locale }: SharedPage): ShareData {
  return {
    ...shareTexts(route, described, locale),
    pictureUrl: new URL(described.pictureUrl ?? DEFAULT_SHARE_PICTURE, origin).href,
    url: shareUrl(origin, path),
  }
}
