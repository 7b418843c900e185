import { useState, type ComponentType } from 'react'
import { toasts } from '../../../ui/feedback/toasts.ts'

/** A page's own sharing, once it was asked for; `turn` counts how often. */
interface AskedSharing<Props> {
  readonly Sharing: ComponentType<Props>
  readonly turn: number
}

/** Fetches a page's sharing when it is asked for. `failed` is said where its code does not come. */
export function useSharing<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
): readonly [AskedSharing<Props> | undefined, share: () => void] {
  const [asked, ask] = useState<AskedSharing<Props>>()
  const share = () =>
    void load().then(
      (Sharing) => ask((before) => ({ Sharing, turn: (before?.turn ?? 0) + 1 })),
      () => toasts.show(failed, 'bad'),
    )
  return [asked, share]
}
