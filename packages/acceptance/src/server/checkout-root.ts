import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, from wherever this is run. */
export const checkoutRoot = resolve(fileURLToPath(new URL('../../../..', import.meta.url)))

export const inCheckout = (...deps: readonly string[]): string => join(checkoutRoot, ...deps)

const bin = inCheckout('node_modules', '.bin')

export const pinnedNode = join(bin, 'node')

/**
 * The programs that tests start live for seconds: to compile the embedded engine a second time, for speed, costs more
 * than it gains. What is measured runs as it does in earnest.
 */
export const nodeFlags: readonly string[] = process.env['VITEST'] === undefined ? [] : ['--liftoff-only']

/** Environment variables of this product: none may leak from the shell that runs the tests. */
const OWN =
  /^(DIANDU_\w+|PORT|HOST|DATABASE_\w+|DATA_DIR|DEMO_SHOPS|NOW|SIGNING_SECRET|LOG_LEVEL|TRUSTED_PROXIES|RATE_LIMIT|API_BASE|ALLOW_SANDBOXES|SMS_\w+|OTEL_\w+|METRICS_TOKEN|DRAIN_SECONDS)$/

/**
 * The environment of a program of ours: the machine's, without our own settings, with the pinned tools first on the
 * path.
 */
export function programEnv(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => !OWN.test(name))
  return {
    ...Object.fromEntries(machine),
    PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
    NODE_ENV: 'production',
    ...settings,
  }
}
