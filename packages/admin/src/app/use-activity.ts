import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from './services.tsx'

/** Everything shown is read again when the person comes back to the page. */
export function useActivity(): void {
  const { activity } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const onPress = () => {
      if (activity.note()) void queries.invalidateQueries()
    }
    const presses = ['keydown', 'pointerdown'] as const
    for (const press of presses) window.addEventListener(press, onPress, { capture: true })
    return () => {
      for (const press of presses) window.removeEventListener(press, onPress, { capture: true })
    }
  }, [activity, queries])
}
