import type { Log } from '../kernel/index.ts'

/** How the process ends, for the operator or script that started it (docs/operations.md). */
export const EXIT_CODES = { stopped: 0, notStarted: 1, fault: 70 } as const

/** Of faults that come while the server stops because of the first. */
const MAX_LATER_LINES = 5

export interface ProcessEnds {
  /** Registers what to stop at the end. */
  readonly stopWith: (stop: () => Promise<void>) => void
  /** The end that was asked for: a second one changes nothing. */
  readonly end: () => void
}

interface ProcessDeps {
  readonly on: (event: 'uncaughtException', receive: (error: Error, origin: string) => void) => unknown
  readonly exit: (code: number) => void
}

/**
 * One way to end: what runs is stopped in order, once. An uncaught fault leaves one line and ends the process with a
 * code of its own, because it is unknown what it left half done; an unhandled rejection is one too. One that comes
 * while the server stops is only told.
 */
export function createProcessEnds(log: Pick<Log, 'error'>, host: ProcessDeps): ProcessEnds {
  let stop = async (): Promise<void> => undefined
  let exitCode: number = EXIT_CODES.stopped
  let isEnding = false
  let laterLines = 0

  const end = (): void => {
    if (isEnding) return
    isEnding = true
    stop()
      .catch((error: unknown) => {
        exitCode = EXIT_CODES.fault
        log.error({ error }, 'The server did not stop in order')
      })
      .finally(() => host.exit(exitCode))
  }
  host.on('uncaughtException', (error, origin) => {
    exitCode = EXIT_CODES.fault
    if (!isEnding) log.error({ error, origin, exitCode }, 'Uncaught exception: stopping')
    else if ((laterLines += 1) <= MAX_LATER_LINES) log.error({ error, origin }, 'Uncaught exception while stopping')
    end()
  })
  return { stopWith: (how) => void (stop = how), end }
}
