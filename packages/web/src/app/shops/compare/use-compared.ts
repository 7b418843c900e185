import { useSyncExternalStore } from 'react'
import { toggleCompared, type ShopId } from '@diandu/core/catalog'
import { useDevice } from '../../device/device-context.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this device.
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

interface Compared {
  readonly ids: readonly ShopId[]
  /** Answers whether there was room. */
  readonly toggle: (id: ShopId) => boolean
  readonly write: (ids: readonly ShopId[]) => void
}

/** The shops that this device compares; shared by all components of a page and all its tabs. */
export function useCompared(): Compared {
  const { comparedShops } = useDevice()
  const text = useSyncExternalStore(
    subscribe,
    () => comparedShops.read().join('.'),
    () => '',
  )
  const ids = text === '' ? [] : (text.split('.') as ShopId[])
  const write = (next: readonly ShopId[]) => {
    comparedShops.write(next)
    for (const listener of listeners) listener()
  }
  return {
    ids,
    write,
    toggle: (id) => {
      const next = toggleCompared(comparedShops.read(), id)
      if (next !== undefined) write(next)
      return next !== undefined
    },
  }
}
