import { useState } from 'react'

/** A list whose entries can be taken out and put back: each keeps its place until the page is left. */
export function useRemovable<Item extends { readonly id: string }>(items: readonly Item[]) {
  const [removed, setRemoved] = useState<readonly { readonly item: Item; readonly place: number }[]>([])
  const isRemoved = (id: Item['id']): boolean => removed.some(({ item }) => item.id === id)
  const shown = items.filter(({ id }) => !isRemoved(id))
  for (const { item, place } of removed.toSorted((one, other) => one.place - other.place)) shown.splice(place, 0, item)
  return {
    shown,
    isRemoved,
    takeOut: (item: Item, place: number) => setRemoved((now) => [...now, { item, place }]),
    putBack: (id: Item['id']) => setRemoved((now) => now.filter(({ item }) => item.id !== id)),
  } as const
}
