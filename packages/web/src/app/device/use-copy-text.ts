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
