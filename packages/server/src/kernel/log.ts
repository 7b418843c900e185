import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { logFields, logText } from './log-fields.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export type LogFields = Readonly<Record<string, unknown>>

/** Structured: fields for a machine, then a sentence for a person. Never a token, a code, a password or a card. */
export interface Log {
  readonly debug: (fields: LogFields, message: string) => void
  readonly info: (fields: LogFields, message: string) => void
  readonly warn: (fields: LogFields, message: string) => void
  readonly error: (fields: LogFields, message: string) => void
  /** A log whose every line carries these fields too, as they are: names of ours. */
  readonly child: (fields: LogFields) => Log
}

export interface LogDeps {
  readonly level: LogLevel
  readonly now: () => number
  readonly write: (line: string) => void
}

/**
 * One JSON object per line, by pino: what the server and Fastify log through. `write` gets each line at once: a process
 * that ends on a fault has said why.
 */
export const createLog = ({ level, now, write }: LogDeps): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: logFields },
      hooks: {
        logMethod(args, method) {
          const [fields, message] = args as unknown as [unknown, unknown]
          if (typeof message === 'string') method.apply(this, [fields as object, logText(message)])
          else method.apply(this, typeof fields === 'string' ? [logText(fields)] : args)
        },
      },
    },
    { write },
  )

export const silentLog: FastifyBaseLogger = createLog({ level: 'silent', now: () => 0, write: () => undefined })
