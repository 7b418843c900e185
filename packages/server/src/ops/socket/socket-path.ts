import { join, relative, resolve } from 'node:path'

/**
 * Where the server of a data folder listens for commands. Of two ways to write it the shorter one: a socket's address
 * holds a hundred bytes.
 */
export function socketPath(folder: string): string {
  const whole = join(resolve(folder), 'ops.sock')
  const near = relative(process.cwd(), whole)
  return near.length < whole.length ? near : whole
}
