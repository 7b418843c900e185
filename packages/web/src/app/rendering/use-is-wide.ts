import { useSyncExternalStore } from 'react'

/** The width of a computer, as the style sheets say it too; in em, so that larger text keeps the phone's one column. */
export const WIDE = '(min-width: 64em)'

const question = (): MediaQueryList | undefined => globalThis.matchMedia?.(WIDE)

/** Whether there is room for two columns now; false where that cannot be told. */
export const isWide = (): boolean => question()?.matches === true

function subscribe(listener: () => void): () => void {
  const asked = question()
  // Safari 13 had no listeners here.
  asked?.addEventListener?.('change', listener)
  return () => asked?.removeEventListener?.('change', listener)
}

/** False while the server renders and while the browser hydrates: what differs by width comes after that. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false)
