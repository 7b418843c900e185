import { setTimeout as pause } from 'node:timers/promises'
import { memoryRates } from '../../http/rates/memory-rates.ts'
import type { ServerModule } from '../../server-module.ts'
import type { Settings } from '../../settings.ts'
import type { StartOptions } from '../../start-server.ts'

/** How one server of several is put together. */
interface FleetServer {
  readonly settings: Settings
  readonly modules: readonly ServerModule[]
  readonly options: Pick<StartOptions, 'rates'>
}

/** Long enough for a kill to fall into it. */
const MARKED_JOB_MS = 1_500
const MARKED_EVERY_MS = 1_000

/** A job that says when it begins and when it ends, so that a proof sees from outside which server ran it. */
const markedJob: ServerModule = {
  name: 'marks',
  sweeps: [
    {
      name: 'leave marks',
      everyMs: MARKED_EVERY_MS,
      async run({ log }) {
        log.warn({}, 'A marked job begins')
        await pause(MARKED_JOB_MS)
        log.warn({}, 'A marked job ends')
      },
    },
  ],
}

const marked = (server: FleetServer): FleetServer => ({ ...server, modules: [...server.modules, markedJob] })

/**
 * Servers on one database, with the marked job: the right one, and each that takes itself for the only
 * one in one way. `npm run faults -- fleet-counts` has to tell them from each other.
 */
export const SEEDED_FLEET_FAULTS: Readonly<Record<string, (server: FleetServer) => FleetServer>> = {
  /** Nothing is wrong with it. */
  'marks-jobs': marked,
  /** Counts requests for itself. */
  'counts-alone': (server) => ({ ...marked(server), options: { rates: memoryRates(() => performance.now()) } }),
  /** Hears of no change of another server's. */
  'hears-no-other': (server) => ({
    ...marked(server),
    settings: { ...server.settings, databaseListenUrl: undefined },
  }),
  /** Runs every job, whatever other servers do: each has a name of its own here. */
  'runs-every-job': (server) => {
    const { modules, ...rest } = marked(server)
    return {
      ...rest,
      modules: modules.map(({ sweeps = [], ...module }) => ({
        ...module,
        sweeps: sweeps.map((sweep) => ({ ...sweep, name: `${sweep.name} ${process.pid}` })),
      })),
    }
  },
  /** Believes its own machine's clock. */
  'reads-own-clock': (server) => ({ ...marked(server), settings: { ...server.settings, nowMs: Date.now() } }),
}
