import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MODULES } from '../../modules.ts'
import { readSettings } from '../../settings.ts'
import { startServer } from '../../start-server.ts'
import { SEEDED_HOLE_DEPS } from './seeded-hole-deps.ts'
import { SEEDED_FLEET_FAULTS } from './seeded-fleet-faults.ts'
import { SEEDED_HOLES } from './seeded-holes.ts'
import { SEEDED_NOTICE_FAULTS } from './seeded-notice-faults.ts'
import { SEEDED_FAULTS } from './seeded-faults.ts'
import { SEEDED_PRIZE_FAULTS } from './seeded-prize-faults.ts'

/*
 * `node faulty-server.ts forgets-keys`: the server with one thing wrong, so that a proof can show that it would notice.
 */

const name = process.argv[2] ?? ''
const settings = readSettings(process.env)
const SPOILT_MODULES = { ...SEEDED_HOLE_DEPS, ...SEEDED_NOTICE_FAULTS }
const ENDS = ['ignores-lock', 'leaves-at-once']
if (
  ![SEEDED_FAULTS, SEEDED_PRIZE_FAULTS, SEEDED_HOLES, SPOILT_MODULES, SEEDED_FLEET_FAULTS].some((faultyVariants) =>
    Object.hasOwn(faultyVariants, name),
  ) &&
  !ENDS.includes(name)
)
  throw new Error(`There is no wrong server called "${name}".`)
if (name === 'ignores-lock') await rm(join(settings.dataDir, 'lock'), { force: true })

const HANDLER_FAULTS = { ...SEEDED_FAULTS, ...SEEDED_PRIZE_FAULTS, ...SEEDED_HOLES }
const faultyVariant = Object.hasOwn(HANDLER_FAULTS, name)
  ? HANDLER_FAULTS[name as keyof typeof HANDLER_FAULTS]
  : undefined
const spoilt = Object.hasOwn(SPOILT_MODULES, name) ? SPOILT_MODULES[name] : undefined
const modules = MODULES.map((module) => spoilt?.(module) ?? module).map(({ handlers, ...rest }) => ({
  ...rest,
  ...(handlers && {
    handlers: (deps: Parameters<typeof handlers>[0]) =>
      handlers(deps).map((handler) => faultyVariant?.(handler) ?? handler),
  }),
}))
const fleetFault = Object.hasOwn(SEEDED_FLEET_FAULTS, name) ? SEEDED_FLEET_FAULTS[name] : undefined
const put = fleetFault?.({ settings, modules, options: {} }) ?? { settings, modules, options: {} }
const server = await startServer(put.settings, { modules: put.modules, ...put.options })
process.on('SIGTERM', () => {
  if (name === 'leaves-at-once') process.exit(0)
  void server.stop().then(() => process.exit(0))
})
process.stdout.write(`Diandu answers at ${server.address}\n`)
