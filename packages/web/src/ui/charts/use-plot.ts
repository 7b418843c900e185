import { useEffect, useRef, useState, type RefObject } from 'react'

/** How wide a plot is, and how wide a letter: both change with the screen and with how large a reader wants letters. */
export interface Plot {
  readonly width: number
  readonly em: number
}

const USUAL: Plot = { width: 296, em: 12 }

/** Measured anew whenever its place changes; a usual phone's where nothing can be measured. */
export function usePlot(): readonly [RefObject<HTMLDivElement | null>, Plot] {
  const box = useRef<HTMLDivElement>(null)
  const [plot, setPlot] = useState(USUAL)
  useEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      if (width > 0 && em > 0) setPlot((known) => (known.width === width && known.em === em ? known : { width, em }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, plot]
}
