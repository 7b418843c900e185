import { useEffect, useRef, type RefObject } from 'react'

/** After a try that a form refused, the first wrong field has the focus. `tries` counts the refused ones. */
export function useFocusWrongField(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [tries])
  return form
}
