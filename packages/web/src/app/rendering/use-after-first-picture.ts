import { useEffect, useState } from 'react'

/**
 * False while the server draws and while the browser takes over; for what may come later, or differs between the two.
 */
export function useAfterFirstPicture(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
