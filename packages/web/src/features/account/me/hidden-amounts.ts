import { useState } from 'react'
import { STORED_AS } from '@diandu/core/session'

const KEY = STORED_AS.hiddenAmounts

/** Whether amounts are covered; remembered on this device. */
export function useHiddenAmounts(): readonly [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(read)
  const toggle = () => {
    setHidden(!isHidden)
    keep(!isHidden)
  }
  return [isHidden, toggle]
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function keep(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing: it holds for this visit.
  }
}
