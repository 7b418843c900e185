import { quantile } from './statistics.ts'

/** Runs a task and says how long it took; tests put a counter in place of the watch. */
export type Stopwatch = (task: () => void) => number

export interface Growth {
  readonly sizes: readonly number[]
  /** The median for each size. */
  readonly timesMs: readonly number[]
  /** How many times longer twice the text takes: the median of the larger doublings. */
  readonly factor: number
  /** Its time grows with the square, or it is so slow that the larger sizes were not measured. */
  readonly isQuadratic: boolean
}

/** Linear is 2, quadratic 4; what lies above this is no noise. */
const QUADRATIC_FROM = 3

const LARGER_DOUBLINGS = 3

/** Below this a whole million characters are done faster than anything quadratic could. */
const TOO_SHORT_TO_TELL_MS = 0.5

/** How long `run` takes for texts of doubling size, and how that grows. Nothing larger is tried once it is too slow. */
export function measureGrowth(
  run: (text: string) => void,
  textOf: (size: number) => string,
  sizes: readonly number[],
  { runs = 7, stopAtMs = 4000, time = onTheWatch as Stopwatch } = {},
): Growth {
  const timesMs: number[] = []
  for (const size of sizes) {
    const text = textOf(size)
    run(text)
    timesMs.push(
      quantile(
        Array.from({ length: runs }, () => time(() => run(text))),
        0.5,
      ),
    )
    if ((timesMs.at(-1) ?? 0) > stopAtMs / runs) break
  }
  const measured = sizes.slice(0, timesMs.length)
  const factors = timesMs.slice(1).map((ms, at) => ms / (timesMs[at] ?? Number.NaN))
  // One doubling alone jumps, when a text no longer fits a cache or the heap grows.
  const factor = quantile(factors.slice(-LARGER_DOUBLINGS), 0.5)
  const last = timesMs.at(-1) ?? Number.NaN
  const isGivenUp = measured.length < sizes.length
  return {
    sizes: measured,
    timesMs,
    factor,
    isQuadratic: isGivenUp || (factor >= QUADRATIC_FROM && last > TOO_SHORT_TO_TELL_MS),
  }
}

/** The thread's own processor time: what other programs do meanwhile does not count. */
function onTheWatch(task: () => void): number {
  const before = process.threadCpuUsage()
  task()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
