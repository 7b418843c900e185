import { mediaMessages } from '../../messages/media.messages.ts'
import { toasts } from '../../ui/feedback/toasts.ts'
import { useMessages } from '../preferences/preferences.ts'
import { useDevice } from './device-context.ts'

/**
 * Copies a text and says whether it did (spec §8). Called in the handler of a press: nothing may come before the
 * device's own copy, since a browser forgets the press with the first thing that is awaited.
 */
export function useCopyText(): (text: string) => Promise<void> {
  const device = useDevice()
  const report = useReportCopied()
  return async (text) => report(await device.copy(text))
}

export function useReportCopied(): (isCopied: boolean) => void {
  const messages = useMessages(mediaMessages)
  return (isCopied) => toasts.show(isCopied ? messages.copied : messages.notCopied, isCopied ? 'good' : 'bad')
}

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
