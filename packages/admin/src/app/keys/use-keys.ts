import { useEffect, useRef } from 'react'
import { useServices } from '../services.tsx'
import { isForPage, type Bindings } from './keyboard.ts'

/** Binds keys for as long as this part of the page is shown. */
export function useKeys(bindings: Bindings): void {
  const { keyboard } = useServices()
  const latest = useRef(bindings)
  useEffect(() => void (latest.current = bindings))
  const names = Object.keys(bindings).join('\n')
  useEffect(
    () =>
      keyboard.bind(Object.fromEntries(names.split('\n').map((key) => [key, () => latest.current[key]?.()] as const))),
    [keyboard, names],
  )
}

export function useKeyPresses(): void {
  const { keyboard, clock } = useServices()
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => {
      if (isForPage(event) && keyboard.press(event.key, clock.now())) event.preventDefault()
    }
    window.addEventListener('keydown', onPress)
    return () => window.removeEventListener('keydown', onPress)
  }, [keyboard, clock])
}
