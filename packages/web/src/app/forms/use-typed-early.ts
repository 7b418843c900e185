import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Reads what a person or a password keeper filled in before the page hydrated. Fields are known by their names. */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>) => void,
): void {
  const look = useEffectEvent(() => {
    if (form.current === null) return
    const entries = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    )
    if (entries.length > 0) take(Object.fromEntries(entries))
  })
  useEffect(() => look(), [])
}
