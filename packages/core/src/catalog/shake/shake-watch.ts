/** How a device moves at an instant, in m/s², with or without what gravity adds. */
export interface Motion {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly at: number
}

/** More than walking, less than a fall. */
const SHAKEN_BY = 14
/** So many jolts within so long are a shake. */
const JOLTS = 3
const WITHIN_MS = 1000

/** Takes each motion in turn, and answers whether the device has been shaken just now. */
export function createShakeWatch(): (motion: Motion) => boolean {
  let last: Motion | undefined
  let jolts: readonly number[] = []
  return (motion) => {
    const change = last === undefined ? 0 : Math.hypot(motion.x - last.x, motion.y - last.y, motion.z - last.z)
    last = motion
    if (!(change >= SHAKEN_BY)) return false
    jolts = [...jolts.filter((at) => motion.at - at < WITHIN_MS), motion.at]
    if (jolts.length < JOLTS) return false
    jolts = []
    return true
  }
}
