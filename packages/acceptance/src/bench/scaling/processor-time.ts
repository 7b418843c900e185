import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

interface Times {
  readonly parent: number
  readonly own: number
  /** CPU time of children that have ended. */
  readonly ended: number
}

/** CPU time of a process so far, in milliseconds of one core. Linux only. */
export const processorMs = (pid: number): number => (timesOf(pid)?.own ?? 0) * MS_PER_TICK

/** The same of a process with all that it has started. */
export function processorMsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid)
  const own = timesOf(pid)
  return [own, ...children].reduce((sum, times) => sum + (times?.own ?? 0), own?.ended ?? 0) * MS_PER_TICK
}

function timesOf(pid: number): Times | undefined {
  try {
    // The name of the program is in brackets, and may contain anything.
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ').map(Number)
    const [parent = 0, own = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at])
    return { parent, own: own + system, ended: ended + endedSystem }
  } catch {
    return undefined
  }
}
