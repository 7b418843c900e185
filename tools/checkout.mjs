import { delimiter, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, wherever the command was typed. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)))

export const inCheckout = (...parts) => join(root, ...parts)

const pinnedBin = inCheckout('node_modules', '.bin')

/** The Node that the lockfile pins: a real binary, not a wrapper. */
export const pinnedNode = join(pinnedBin, 'node')

const isOurs = (folder) => `${resolve(folder)}${sep}`.startsWith(`${root}${sep}`)

const pathWithout = (path) => path.split(delimiter).filter((entry) => entry !== '' && !isOurs(entry))

/** For everything that runs inside the project: the pinned tools come first on the path. */
export const projectEnv = (extra = {}) => ({
  ...process.env,
  PATH: [pinnedBin, ...pathWithout(process.env.PATH ?? '')].join(delimiter),
  ...extra,
})

/** For what installs those tools, and so must not run on them: the machine's own Node and npm. */
export const machineEnv = (extra = {}) => ({
  ...process.env,
  PATH: pathWithout(process.env.PATH ?? '').join(delimiter),
  ...extra,
})
