import { tailOf } from './child.mjs'

/** A step that failed; the message is for the person at the terminal. */
export class StepFailed extends Error {}

export const seconds = (ms) => (ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`)

/**
 * Says what is being done, step by step, and how long each took.
 * `reticent` leaves out the steps that had nothing to do.
 */
export function createNarrator(total, write, { reticent = false } = {}) {
  let number = 0

  /** `work(begin)` calls `begin` when it finds that there is something to do. */
  async function step(doing, work) {
    number += 1
    const prefix = `${number}/${total} ${doing}`
    let startedMs
    const begin = () => {
      startedMs = performance.now()
      write(`${prefix} … `)
    }
    try {
      await work(begin)
      if (startedMs !== undefined) write(`${seconds(performance.now() - startedMs)}\n`)
      else if (!reticent) write(`${prefix}: up to date\n`)
    } catch (error) {
      if (startedMs !== undefined) write(`failed after ${seconds(performance.now() - startedMs)}\n`)
      if (error instanceof StepFailed) write(`\n${error.message}\n`)
      throw error
    }
  }

  /** The last step: whatever comes now speaks for itself. */
  function goOn(doing) {
    number += 1
    write(`${number}/${total} ${doing}\n\n`)
  }

  return { step, goOn }
}

/** Lets a program that ended well pass, and turns the end of one that did not into a failure to show. */
export function mustSucceed({ code, output }, what) {
  if (code !== 0) throw new StepFailed(`${tailOf(output)}\n\n${what} failed (exit code ${code}).`)
}
