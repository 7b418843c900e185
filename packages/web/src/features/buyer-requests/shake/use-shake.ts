import { useEffect, useEffectEvent, useState } from 'react'
import { createShakeWatch } from '@diandu/core/catalog'

/** `ask`: the device asks its user first, upon a tap. `heard`: it moves, so shaking it will do. */
export type Shaking = 'none' | 'ask' | 'waiting' | 'heard' | 'denied'

interface GuardedMotion {
  readonly requestPermission: () => Promise<'granted' | 'denied'>
}

/** Safari on a phone tells no movement before its user has agreed. */
function guardedMotion(): GuardedMotion | undefined {
  const motion = (globalThis as { readonly DeviceMotionEvent?: unknown }).DeviceMotionEvent
  return typeof motion === 'function' && 'requestPermission' in motion
    ? (motion as unknown as GuardedMotion)
    : undefined
}

/** Calls each time the device is shaken, where it can tell. */
export function useShake(onShake: () => void): { readonly state: Shaking; readonly allow: () => Promise<void> } {
  const [state, setState] = useState<Shaking>('none')
  const shaken = useEffectEvent(onShake)
  const isListening = state === 'waiting' || state === 'heard'
  const begin = useEffectEvent(() => {
    if (typeof DeviceMotionEvent !== 'undefined') setState(guardedMotion() === undefined ? 'waiting' : 'ask')
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (!isListening) return
    const isShaken = createShakeWatch()
    const listening = new AbortController()
    window.addEventListener(
      'devicemotion',
      ({ accelerationIncludingGravity: moved, timeStamp }) => {
        // A machine without a sensor says once that it knows nothing.
        if (moved === null || moved.x === null || moved.y === null || moved.z === null) return
        setState('heard')
        if (isShaken({ x: moved.x, y: moved.y, z: moved.z, at: timeStamp })) shaken()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [isListening])
  const allow = async () => {
    // A refusal to ask is no answer: a press that was held until the page heard it is none to the device. The next is.
    const answer = await guardedMotion()
      ?.requestPermission()
      .catch(() => 'ask' as const)
    setState(answer === 'granted' ? 'waiting' : (answer ?? 'denied'))
  }
  return { state, allow }
}
