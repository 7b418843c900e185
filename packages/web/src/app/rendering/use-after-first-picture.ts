import { useEffect, useState } from 'react'

/**
 * False while the server renders and while the browser hydrates; for what may come later, or differs between the two.
 */
export function useAfterFirstPicture(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
