import { SpanStatusCode, trace } from '@opentelemetry/api'

/** A trace for each run of a job, with its statements and what it asks outside. */
export const traceJob = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('diandu').startActiveSpan(`job ${name}`, { root: true }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
