import { toasts } from '../../ui/feedback/toasts.ts'
import { useCopyText } from './use-copy-text.ts'

/** Hands a text on by the system's own sharing where there is one, else copies it. */
export function useShareText(failed: string): (title: string, text: string) => Promise<void> {
  const copy = useCopyText()
  return async (title, text) => {
    if (typeof navigator.share !== 'function') return copy(text)
    try {
      await navigator.share({ title, text })
    } catch (error) {
      // The person closed the sharing sheet: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.show(failed, 'bad')
    }
  }
}
