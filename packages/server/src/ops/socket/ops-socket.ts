import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { copyDataFolder } from '../../backup/index.ts'
import type { Log } from '../../kernel/index.ts'
import type { OpsAnswer, OpsDeps } from '../ops-deps.ts'
import { runCommand } from '../run-command.ts'
import { socketPath } from './socket-path.ts'

const LONGEST_REQUEST = 64 * 1024
const IDLE_MS = 10_000

const request = v.strictObject({ args: v.array(v.string()) })

export interface OpsSocketDeps extends OpsDeps {
  readonly log: Log
  /** The data folder, which this process owns. */
  readonly folder: string
}

/**
 * Lets `pnpm ops` work beside a running server: an embedded database belongs to one process, so the commands come to
 * it. A user who may open the socket may credit money, and that is the owner of the folder alone. A machine without
 * such sockets is told so in the log and goes without.
 */
export async function startOpsSocket(deps: OpsSocketDeps): Promise<{ readonly stop: () => Promise<void> }> {
  const reading = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    reading.add(socket)
    socket.on('end', () => reading.delete(socket)).on('close', () => reading.delete(socket))
    const run = serve(socket, deps).finally(() => running.delete(run))
    running.add(run)
  })
  const path = socketPath(deps.folder)
  try {
    await listenPrivately(server, deps.folder, path)
  } catch (error) {
    deps.log.warn(
      { error, path },
      'The socket for pnpm ops could not be opened; the commands wait until the server stops',
    )
    return { stop: async () => undefined }
  }
  return {
    async stop() {
      await rm(path, { force: true })
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of reading) socket.destroy()
      // Running commands end first: the database is closed after this.
      await Promise.all(running)
      await closed
    },
  }
}

/**
 * Made in a folder that no other user can look into, and moved only once its mode is right: at no moment can others
 * open it.
 */
async function listenPrivately(server: Server, folder: string, path: string): Promise<void> {
  const nest = await mkdtemp(join(folder, 'o-'))
  try {
    const draft = socketPath(nest)
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(draft, resolve))
    await chmod(draft, 0o600)
    await rename(draft, path)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(nest, { recursive: true, force: true })
  }
}

async function serve(socket: Socket, deps: OpsSocketDeps): Promise<void> {
  try {
    const { args } = v.parse(request, JSON.parse(await readAll(socket)))
    const answer = await runCommand(args, { ...deps, copyData: () => copyDataFolder(deps.db, deps.folder) })
    deps.log.info({ command: args.slice(0, 2), exitCode: answer.exitCode }, 'A command of pnpm ops')
    socket.end(JSON.stringify(answer))
  } catch (error) {
    deps.log.error({ error }, 'A command of pnpm ops failed')
    socket.end(
      JSON.stringify({
        exitCode: 1,
        text: 'The server could not run the command; its log says why.',
      } satisfies OpsAnswer),
    )
  }
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const refuse = (why: string) => {
      reject(new Error(why))
      socket.pause()
    }
    socket.setEncoding('utf8')
    socket.setTimeout(IDLE_MS, () => refuse('The request did not end.'))
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.length > LONGEST_REQUEST) refuse('The request is too long.')
    })
    socket.on('end', () => {
      socket.setTimeout(0)
      resolve(text)
    })
    socket.on('error', reject).on('close', () => reject(new Error('The request broke off.')))
  })
}
