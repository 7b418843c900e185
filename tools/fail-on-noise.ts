import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'

/*
 * A test is silent: a warning of Node's, and whatever goes to the console as an error or a warning, fails the test in
 * which it appears. A test that wants to see such a line replaces the method with a spy, and then has it for itself.
 */

const heard: string[] = []

/** Once for a worker, however many files it runs: a listener for each would be a warning itself. */
const LISTENING = Symbol.for('diandu.listens-for-warnings')
const worker = globalThis as typeof globalThis & { [LISTENING]?: { hear: (line: string) => void } }
worker[LISTENING] ??= listenForWarnings()
worker[LISTENING].hear = (line) => void heard.push(line)

function listenForWarnings() {
  const listener = { hear: (_line: string): void => undefined }
  process.on('warning', ({ stack, message }) => listener.hear(stack ?? message))
  return listener
}

const hear = (...values: readonly unknown[]): void => void heard.push(format(...values))

beforeEach(() => {
  console.error = hear
  console.warn = hear
})

/** A warning comes a turn later than its cause: that of the last test is noticed at the end of its file. */
function failOnNoise(): void {
  const lines = heard.splice(0)
  if (lines.length > 0) throw new Error(`A test must be silent. This was said:\n${lines.join('\n')}`)
}

afterEach(failOnNoise)
afterAll(failOnNoise)
