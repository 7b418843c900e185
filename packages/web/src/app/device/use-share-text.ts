import { toasts } from '../../ui/feedback/toasts.ts'
import { useCopyText } from './use-copy-text.ts'

/** Hands a text on, with its link, by the system's own sharing where there is one; else copies the link or the text. */
export function useShareText(failed: string): (title: string, text: string, url?: string) => Promise<void> {
  const copy = useCopyText()
  return async (title, text, url) => {
    if (typeof navigator.share !== 'function') return copy(url ?? text)
    try {
      await navigator.share({ title, text, ...(url === undefined ? {} : { url }) })
    } catch (error) {
      // The person closed the sharing sheet: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(failed, 'bad')
    }
  }
}
