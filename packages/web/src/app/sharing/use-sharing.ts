import { useState, type ComponentType } from 'react'
import { toasts } from '../../ui/feedback/toasts.ts'
import { useHistoryFlag } from '../layout/use-history-flag.ts'

/** What a page's own sharing is given, besides what is shared. */
export interface SharingProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Fetches a page's sharing when it is first asked for, and opens it with a place in the history. `failed` is said where
 * its code does not come.
 */
export function useSharing<Props>(
  load: () => Promise<ComponentType<Props & SharingProps>>,
  failed: string,
): {
  readonly Sharing: ComponentType<Props & SharingProps> | undefined
  readonly sharing: SharingProps
  readonly share: () => void
} {
  const [Sharing, setSharing] = useState<ComponentType<Props & SharingProps>>()
  const [isOpen, open, onClose] = useHistoryFlag('share')
  const share = async () => {
    try {
      const loaded = await load()
      setSharing(() => loaded)
      open()
    } catch {
      toasts.show(failed, 'bad')
    }
  }
  return { Sharing, sharing: { open: isOpen, onClose }, share: () => void share() }
}
