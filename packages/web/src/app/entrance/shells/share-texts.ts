import type { Locale } from '../../../messages/messages.ts'
import { shareMessages } from '../../../messages/share.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import type { PageDescription, PageRoute } from '../../../router/page.ts'

export interface ShareTexts {
  readonly title: string
  readonly description: string
}

/** How a page is called where it is not seen: by what it says of itself, else by its route, else as the platform. */
export function shareTexts(
  route: Pick<PageRoute, 'title'> | undefined,
  described: PageDescription,
  locale: Locale,
): ShareTexts {
  const messages = shareMessages[locale]
  const name = route?.title ?? 'notFound'
  return {
    title: described.title ?? titleMessages[locale][name],
    description: described.description ?? messages.pages[name] ?? messages.house,
  }
}
