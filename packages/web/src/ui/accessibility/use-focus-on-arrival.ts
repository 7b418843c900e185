import { useEffect, type RefObject } from 'react'

/** Focus for the one field that a screen is about, once, when it comes. */
export function useFocusOnArrival(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) field.current?.focus({ preventScroll: true })
  }, [field, isWanted])
}
