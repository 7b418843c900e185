import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Takes what a person, or the browser for them, put into a control before the page hydrated: React leaves it there
 * until the control is rendered again, and would then write over it. It is taken once the form has read its draft.
 * Nothing is compared where `rendered` is undefined.
 */
export function useEarlyValue(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string | undefined,
  take: (early: string) => void,
): void {
  const [early, setEarly] = useState<string>()
  const look = useEffectEvent(() => {
    const found = control.current?.value
    if (rendered !== undefined && found !== rendered) setEarly(found)
  })
  const takeEarly = useEffectEvent((found: string) => take(found))
  useEffect(() => look(), [])
  useEffect(() => {
    if (early !== undefined) takeEarly(early)
  }, [early])
}
