import { useEffect, useState } from 'react'

const HYDRATED = 'diandu:hydrated'

/**
 * Tells the document that what is before this element has hydrated: what was pressed or sent too early is done now
 * (`hold-early.ts` in the server). Only once what the effects took up, such as early typing, has been rendered too.
 */
export function ReleaseHeld(): null {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event(HYDRATED))
  }, [isHydrated])
  return null
}
