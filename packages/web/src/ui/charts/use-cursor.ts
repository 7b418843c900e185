import { useState, type HTMLAttributes, type PointerEvent } from 'react'

interface Cursor {
  readonly at: number
  /** For the element over the plot: one stop in the tab order, read as a slider whose value is a sentence. */
  readonly props: HTMLAttributes<HTMLElement>
}

interface CursorOver {
  readonly label: string
  /** The text of each position, as a sentence. */
  readonly texts: readonly string[]
  readonly start: number
}

/** Walks over the places of a chart by arrow keys, Home and End, and by a finger or a pointer. */
export function useCursor({ label, texts, start }: CursorOver): Cursor {
  const [moved, move] = useState<number>()
  const last = Math.max(0, texts.length - 1)
  const at = Math.min(moved ?? start, last)
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) move(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * texts.length))))
  }
  return {
    at,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': last + 1,
      'aria-valuenow': at + 1,
      'aria-valuetext': texts[at] ?? '',
      onPointerDown: point,
      onPointerMove: (event) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) point(event)
      },
      onKeyDown: (event) => {
        const goal = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, Home: 0, End: last }[
          event.key
        ]
        if (goal === undefined) return
        event.preventDefault()
        move(Math.min(last, Math.max(0, goal)))
      },
    },
  }
}
