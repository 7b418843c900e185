import type { Clock, Random } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { Handler, Viewer } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import type { Sms } from '../outside/index.ts'
import type { Settings } from '../settings.ts'
import type { Readiness } from './readiness.ts'
import type { Renderer } from './renderer.ts'

/** Everything the application is made of. Nothing is global, so tests make as many as they like. */
export interface AppParts {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly settings: Settings
  readonly sms: Sms
  readonly handlers: readonly Handler[]
  readonly findViewer: (token: string) => Promise<Viewer | null>
  readonly readiness: Readiness
  /** The real time for signatures, where `clock` shows another one: browsers sign with theirs. */
  readonly signingNow?: () => number
  /** Routes of the modules beside the calls: pictures, puzzles. */
  readonly routes?: readonly ((app: FastifyInstance) => void)[]
  readonly renderer?: Renderer
  /** The folder of the built web client, where there is one. */
  readonly clientFolder?: string
}
