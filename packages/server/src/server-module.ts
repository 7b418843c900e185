import type { Clock, Random } from '@diandu/core/kernel'
import type { FastifyInstance } from 'fastify'
import type { Handler, Viewer } from './calls/index.ts'
import type { Database, Reads } from './database/index.ts'
import type { Log } from './kernel/index.ts'
import type {
  CaptchaCheck,
  ESignature,
  IdentityProvider,
  PaymentProvider,
  Push,
  TextMessages,
  WeChatSigner,
} from './integrations/index.ts'
import type { GaugeReading } from './metrics/index.ts'
import type { Settings } from './settings.ts'

/** Given to the modules once, at start. */
export interface ModuleDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly sms: TextMessages
  /** Pushes to the apps; `null`: there is none. */
  readonly push: Push | null
  /** The third party's captcha; `null` is our own puzzle. */
  readonly captcha: CaptchaCheck | null
  readonly identity: IdentityProvider
  readonly eSignature: ESignature
  /** The provider that takes money for us; `null`: none, and users can only transfer. */
  readonly payments: PaymentProvider | null
  readonly settings: Settings
  /** Signs pages for WeChat; `null` where this installation is not known there. */
  readonly weChat: WeChatSigner | null
}

/**
 * A chore that comes back. One server of all does it each time; should that one fall, or be taken for fallen,
 * another does it again, beside it perhaps: it does what is due and nothing twice.
 */
export interface Sweep {
  /** Its own among all modules': all servers know it by that name. */
  readonly name: string
  readonly everyMs: number
  readonly run: (deps: ModuleDeps) => Promise<void>
}

/** A column that stands sealed with the installation's key, so that it can be sealed again with another one. */
export interface SealedPlace {
  readonly table: string
  /** The column of its primary key, a text. */
  readonly key: string
  readonly column: string
  /** `bytea`, or base64 in a text. */
  readonly as: 'bytes' | 'base64'
  /** The context that the row of this key was sealed with. */
  readonly about: (key: string) => string
}

/** One domain module's share in the server. Only the name is needed; the rest is what it has to give. */
export interface ServerModule {
  readonly name: string
  readonly handlers?: (deps: ModuleDeps) => readonly Handler[]
  /** The person behind a token, while the primary is away too. One module has it. */
  readonly findViewer?: (
    token: string,
    deps: Pick<ModuleDeps, 'db' | 'clock'> & { readonly reads: Reads },
  ) => Promise<Viewer | null>
  /**
   * Faults of the books, in words; the server does not start while there is any. `since`: only movements from then on
   * have to be read, the rest is sealed; `null` is everything.
   */
  readonly checkBooks?: (db: Database, since: number | null) => Promise<readonly string[]>
  /**
   * Losses that the operator's files would bring to users, in words, each with its file; the server does not start
   * while there is any. Otherwise the files are in force.
   */
  readonly checkFiles?: (deps: ModuleDeps) => Promise<readonly string[]>
  /** Hears of each page that was sent to a visitor and had been rendered for another one, by its path and query. */
  readonly pageSeen?: (deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>) => (url: string) => void
  /** Fills an installation for demonstrations, once; answers what a person should be told about it. */
  readonly seedDemo?: (deps: ModuleDeps) => Promise<readonly string[]>
  readonly sweeps?: readonly Sweep[]
  readonly gauges?: (deps: Pick<ModuleDeps, 'db' | 'clock'>) => readonly GaugeReading[]
  /**
   * Whatever it keeps sealed. A place that is not named here cannot be read any more once the key has been changed
   * for good.
   */
  readonly sealedPlaces?: readonly SealedPlace[]
  /** Routes beside the calls, such as pictures. */
  readonly routes?: (app: FastifyInstance, deps: ModuleDeps) => void
}
