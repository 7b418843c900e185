import type { Article } from '@diandu/core/articles'
import type { articleMessages } from '../../../messages/articles/article.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

type ShareMessages = Pick<(typeof articleMessages)['en'], 'shared' | 'shareFailed'>

/** The system's own sharing where there is one, else the link on the clipboard: the article's address and no other. */
export async function shareArticle(
  { id, title, summary }: Pick<Article, 'id' | 'title' | 'summary'>,
  messages: ShareMessages,
): Promise<void> {
  const url = `${location.origin}/taobao/details/${id}`
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, text: summary, url })
    await navigator.clipboard.writeText(url)
    toasts.show(messages.shared, 'good')
  } catch (error) {
    // The person closed the sharing sheet: nothing to say.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(messages.shareFailed, 'bad')
  }
}
