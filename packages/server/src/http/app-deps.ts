import type { Clock, Random } from '@diandu/core/kernel'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Handler, Viewer } from '../calls/index.ts'
import type { Database, Readers } from '../database/index.ts'
import type { Sms } from '../integrations/index.ts'
import type { GaugeReading } from '../metrics/index.ts'
import type { Settings } from '../settings.ts'
import type { Elapsing } from './pages/page-cache.ts'
import type { Readiness } from './readiness.ts'
import type { MakeRenderer } from './pages/renderer.ts'
import type { RateCounter } from './rates/rate-counter.ts'

/** Everything the application is made of. Nothing is global, so tests make as many as they like. */
export interface AppDeps {
  readonly db: Database
  /** Where calls that only read are answered; otherwise by `db`. */
  readonly readers?: Readers
  readonly clock: Clock
  readonly random: Random
  readonly log: FastifyBaseLogger
  readonly settings: Settings
  readonly sms: Sms
  readonly handlers: readonly Handler[]
  readonly findViewer: (token: string) => Promise<Viewer | null>
  readonly readiness: Readiness
  readonly newestMigration?: string | null
  /** Routes of the modules beside the calls: pictures, puzzles. */
  readonly routes?: readonly ((app: FastifyInstance) => void)[]
  readonly renderer?: MakeRenderer
  /** Lets a page be rendered as it would be with a version of content; undefined for a ticket that opens none. */
  readonly preview?: <T>(
    ticket: string,
    show: (shown: { readonly path: string; readonly db: Database }) => Promise<T>,
  ) => Promise<T | undefined>
  /** The timer of cached pages, independent of `clock`. */
  readonly elapsing?: Elapsing
  /** Default: depends on the database. */
  readonly rates?: RateCounter
  /** Called for each page that is sent from the cache. */
  readonly pageSeen?: readonly ((url: string) => void)[]
  /** Read whenever the metrics are asked for. */
  readonly gauges?: readonly GaugeReading[]
  /** The folder of the built web client, where there is one. */
  readonly clientFolder?: string
}
