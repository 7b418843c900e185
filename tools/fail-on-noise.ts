import type { EventEmitter } from 'node:events'
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'

/*
 * A test is silent: a warning of Node's, whatever goes to the console as an error or a warning, and whatever jsdom
 * reports as an error or as not implemented fail the test in which it appears. A test that wants to see a line of the
 * console replaces the method with a spy, and then has it for itself.
 */

const lines: string[] = []

/** Once for a worker, however many files it runs: a listener for each would be a warning itself. */
const LISTENING = Symbol.for('diandu.listens-for-warnings')
const worker = globalThis as typeof globalThis & { [LISTENING]?: { onLine: (line: string) => void } }
worker[LISTENING] ??= listenForWarnings()
worker[LISTENING].onLine = (line) => void lines.push(line)

function listenForWarnings() {
  const listener = { onLine: (_line: string): void => undefined }
  process.on('warning', ({ stack, message }) => listener.onLine(stack ?? message))
  return listener
}

const onConsole = (...values: readonly unknown[]): void => void lines.push(format(...values))

/** jsdom prints past the console of the test; Vitest offers the document's jsdom under this name. */
const { jsdom } = globalThis as { readonly jsdom?: { readonly virtualConsole: EventEmitter } }
jsdom?.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', ({ message }: Error) => console.error(message))

beforeEach(() => {
  console.error = onConsole
  console.warn = onConsole
})

/** A warning comes a turn later than its cause: that of the last test is noticed at the end of its file. */
function failOnNoise(): void {
  const printed = lines.splice(0)
  if (printed.length > 0) throw new Error(`A test must be silent. This was printed:\n${printed.join('\n')}`)
}

afterEach(failOnNoise)
afterAll(failOnNoise)
