import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client'

/** Figures of one server in OpenMetrics, without global state. */
export interface Metrics {
  readonly contentType: string
  /** All counters, and the current value of each gauge. */
  readonly text: () => Promise<string>
  readonly requestBegan: () => void
  /** `route` is the pattern and never an address: numbers of shops and texts of searches would make a series each. */
  readonly requestEnded: (ended: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly seconds: number
  }) => void
  readonly pageSent: (from: 'memory' | 'rendering') => void
  /** Of a call whose answer may be kept for a moment. */
  readonly answerSent: (from: 'memory' | 'database') => void
  /** A figure that is read whenever the metrics are asked for. Where it cannot be read, it is left out. */
  readonly gauge: (gauge: GaugeReading) => void
}

export interface GaugeReading {
  /** As Prometheus wants it: words with underscores, the unit last. */
  readonly name: string
  readonly help: string
  /** One figure, or one for each value of a label. */
  readonly read: () => Promise<number | Readonly<Record<string, number>> | undefined>
  /** The name of that label. */
  readonly by?: string
}

/** From a page out of memory to one that people give up on, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.3, 1, 3, 10]

export function createMetrics(onError: (error: unknown) => void): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered', registers })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'pages_sent_total',
    help: 'Pages, by whether they came from memory',
    labelNames: ['from'] as const,
    registers,
  })
  const answers = new Counter({
    name: 'kept_answers_sent_total',
    help: 'Answers that are kept for a moment, by whether they came from memory',
    labelNames: ['from'] as const,
    registers,
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    requestBegan: () => inFlight.inc(),
    requestEnded({ method, route, status, seconds }) {
      inFlight.dec()
      requests.observe({ method, route, status: String(status) }, seconds)
    },
    pageSent: (from) => pages.inc({ from }),
    answerSent: (from) => answers.inc({ from }),
    gauge({ name, help, read, by }) {
      const labelNames = by === undefined ? [] : [by]
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          if (by === undefined) this.remove()
          else this.reset()
          try {
            const value = await read()
            if (typeof value === 'number') this.set(value)
            else if (value !== undefined && by !== undefined)
              for (const [label, figure] of Object.entries(value)) this.set({ [by]: label }, figure)
          } catch (error) {
            onError(error)
          }
        },
      })
    },
  }
}
