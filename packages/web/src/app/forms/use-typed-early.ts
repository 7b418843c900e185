import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * What a person, or a password keeper, filled in before the browser took over the page that the server drew, and
 * whether they have sent it already: the document holds that (`hold-submit.ts` in the server). Fields are known by
 * their names.
 */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>, isSent: boolean) => void,
): void {
  const look = useEffectEvent(() => {
    if (form.current === null) return
    const entries = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    )
    const isSent = form.current.hasAttribute(HELD)
    form.current.removeAttribute(HELD)
    if (entries.length > 0 || isSent) take(Object.fromEntries(entries), isSent)
  })
  useEffect(() => look(), [])
}

const HELD = 'data-held'
