import { useEffect, useEffectEvent, useState } from 'react'

interface OnceReady {
  readonly press: () => void
  /** A press waits. */
  readonly isWaiting: boolean
}

/** Keeps a press that comes before the form has been filled from its draft, and acts on it then. */
export function useOnceReady(isReady: boolean, act: () => void): OnceReady {
  const [isWaiting, setWaiting] = useState(false)
  const [isFilled, setFilled] = useState(false)
  const actNow = useEffectEvent(act)
  // Values that arrive with the draft are in the form one render later.
  useEffect(() => setFilled(isReady), [isReady])
  useEffect(() => {
    if (!isWaiting || !isFilled) return
    setWaiting(false)
    actNow()
  }, [isWaiting, isFilled])
  return { press: () => (isFilled ? act() : setWaiting(true)), isWaiting }
}
