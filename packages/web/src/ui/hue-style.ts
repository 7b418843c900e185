import type { CSSProperties } from 'react'

/** The nearest of the twelve hues on which letters are known to read, for `var(--hue)`. */
export const hueStyle = (degrees: number): CSSProperties =>
  ({ '--hue': (((Math.round(degrees / 30) % 12) + 12) % 12) * 30 }) as CSSProperties
