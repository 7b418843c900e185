import { useEffect, useState } from 'react'
import { debounce } from '@diandu/core/kernel'
import { useDevice } from './device-context.ts'

/** Follows a second after the last key (spec §5); an emptied field is empty at once. */
export function useDebounced(typed: string): string {
  const { clock } = useDevice()
  const [settled, setSettled] = useState(typed)
  const [settle] = useState(() => debounce(clock, setSettled))
  useEffect(() => {
    settle(typed)
    return settle.cancel
  }, [settle, typed])
  if (typed === '' && settled !== '') setSettled('')
  return settled
}
