const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** `2 min`, `340 ms`: the largest unit of which it has two, so that nothing is rounded to half of it. */
export function duration(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size && (ms % size === 0 || ms >= 2 * size)) ?? ['ms', 1]
  return `${Math.round(ms / size)} ${unit}`
}
