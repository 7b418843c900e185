/** Where a value lies between two ends, 0 to 1: prices differ by factors, so equal factors are equally far apart. */
export function factorScale(low: number, high: number): (value: number) => number {
  const [from, to] = [Math.log(Math.max(1, low)), Math.log(Math.max(1, high))]
  return (value) => (to > from ? clamp((Math.log(Math.max(1, value)) - from) / (to - from)) : 0.5)
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** Every how many-th label finds room, so that the last one always stands. */
export function labelStride(count: number, slotPx: number, labelPx: number): number {
  return slotPx <= 0 ? Math.max(1, count) : Math.max(1, Math.ceil(labelPx / slotPx))
}

/** A label centred on a place that does not leave the plot. */
export const withinPlot = (x: number, labelPx: number, width: number): number =>
  Math.min(Math.max(x, labelPx / 2), Math.max(labelPx / 2, width - labelPx / 2))

/**
 * Centres of two labels on one line, the lower first: moved apart where they would touch, within the plot. Where it is
 * too narrow for both, they begin and end at its edges.
 */
export function apartFrom(
  [low, high]: readonly [x: number, x: number],
  [lowPx, highPx]: readonly [number, number],
  { width, gapPx }: { readonly width: number; readonly gapPx: number },
): readonly [number, number] {
  const distance = (lowPx + highPx) / 2 + gapPx
  const first = withinPlot(low, lowPx, width)
  const second = withinPlot(high, highPx, width)
  const missing = distance - (second - first)
  if (missing <= 0) return [first, second]
  const moved = Math.max(lowPx / 2, first - missing / 2)
  const last = Math.min(moved + distance, width - highPx / 2)
  return [Math.max(lowPx / 2, last - distance), last]
}

/** How wide a text is drawn, about: a Chinese letter is as wide as it is high, others are half as wide. */
export const textWidth = (text: string, em: number): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.58), 0) * em
