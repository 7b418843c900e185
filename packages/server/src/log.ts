export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export type LogFields = Readonly<Record<string, unknown>>

/** Structured: fields for a machine, then a sentence for a person. Never a token, a code, a password or a card. */
export interface Log {
  readonly debug: (fields: LogFields, message: string) => void
  readonly info: (fields: LogFields, message: string) => void
  readonly warn: (fields: LogFields, message: string) => void
  readonly error: (fields: LogFields, message: string) => void
  /** A log whose every line carries these fields too. */
  readonly with: (fields: LogFields) => Log
}

export interface LogParts {
  readonly level: LogLevel
  readonly now: () => number
  readonly write: (line: string) => void
}

const RANK = { debug: 20, info: 30, warn: 40, error: 50, silent: 60 } as const

/** One JSON object per line. */
export function createLog(parts: LogParts, always: LogFields = {}): Log {
  const line = (level: Exclude<LogLevel, 'silent'>) => (fields: LogFields, message: string) => {
    if (RANK[level] < RANK[parts.level]) return
    parts.write(`${JSON.stringify({ time: new Date(parts.now()).toISOString(), level, message, ...always, ...fields }, errorsReadable)}\n`)
  }
  return {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
    with: (fields) => createLog(parts, { ...always, ...fields }),
  }
}

export const silentLog: Log = createLog({ level: 'silent', now: () => 0, write: () => undefined })

function errorsReadable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (!(value instanceof Error)) return value
  return { name: value.name, message: value.message, stack: value.stack, ...(value.cause === undefined ? {} : { cause: value.cause }) }
}
