import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

/** A port of this machine that nothing listens on. */
export function freePort() {
  return new Promise((settle, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => settle(port))
    })
  })
}

/** PostgreSQL and pgbouncer refuse to run as root: then they run as the user made for them, or as `nobody`. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag, user) => {
    const requested = spawnSync('id', [flag, user])
    return requested.status === 0 ? Number(requested.stdout.toString()) : undefined
  }
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user)
    const gid = idOf('-g', user)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody')
}
