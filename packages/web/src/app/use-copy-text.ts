import { mediaWords } from '../words/media.words.ts'
import { toasts } from '../ui/toasts.ts'
import { usePorts } from './ports-context.ts'
import { useWords } from './preferences.ts'

/** Copies a text and says whether it did (spec §8). */
export function useCopyText(): (text: string) => Promise<void> {
  const ports = usePorts()
  const words = useWords(mediaWords)
  return async (text) => {
    const isCopied = await ports().then(({ media }) => media.copy(text), () => false)
    toasts.show(isCopied ? words.copied : words.notCopied, isCopied ? 'good' : 'bad')
  }
}
