import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Driver, RunStatement } from './driver.ts'

/** A span for each statement, with its text: values are parameters, and stay out of it. */
export function tracedDriver(driver: Driver): Driver {
  return {
    ...driver,
    run: traced(driver.run),
    inTransaction: (options, work) =>
      driver.inTransaction(options, (session) => work({ ...session, run: traced(session.run) })),
  }
}

const traced =
  (run: RunStatement): RunStatement =>
  (sql, parameters, planning) =>
    trace
      .getTracer('diandu')
      .startActiveSpan(
        /^\s*(\w+)/.exec(sql)?.[1] ?? 'statement',
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql } },
        async (span) => {
          try {
            return await run(sql, parameters, planning)
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR })
            throw error
          } finally {
            span.end()
          }
        },
      )
