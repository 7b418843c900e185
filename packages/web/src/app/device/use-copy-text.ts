import { mediaMessages } from '../../messages/media.messages.ts'
import { toasts } from '../../ui/feedback/toasts.ts'
import { usePorts } from '../queries/ports-context.ts'
import { useMessages } from '../preferences/preferences.ts'

/** Copies a text and says whether it did (spec §8). */
export function useCopyText(): (text: string) => Promise<void> {
  const ports = usePorts()
  const messages = useMessages(mediaMessages)
  return async (text) => {
    const isCopied = await ports().then(
      ({ media }) => media.copy(text),
      () => false,
    )
    toasts.show(isCopied ? messages.copied : messages.notCopied, isCopied ? 'good' : 'bad')
  }
}
