import { parseJson } from '@diandu/core/input'
import { connect } from 'node:net'
import * as v from 'valibot'
import type { OpsAnswer } from '../ops-deps.ts'
import { socketPath } from './socket-path.ts'

const answer = v.object({ exitCode: v.picklist([0, 1, 2]), text: v.string() })

/** The answer of the server that runs on the folder; null where none listens. */
export function callServer(folder: string, args: readonly string[]): Promise<OpsAnswer | null> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ path: socketPath(folder) })
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.end(JSON.stringify({ args })))
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      NO_SERVER_CODES.has(error.code ?? '') ? resolve(null) : reject(explain(error, folder)),
    )
    socket.on('end', () => {
      const parsed = v.safeParse(answer, parseJson(text))
      if (parsed.success) resolve(parsed.output)
      else
        reject(
          new Error('The server broke off before it answered; "books check" and "recharges list" show what it did.'),
        )
    })
  })
}

/** No socket, one left behind by a killed server, or a name too long for one. */
const NO_SERVER_CODES: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL', 'ENAMETOOLONG'])

function explain(error: NodeJS.ErrnoException, folder: string): Error {
  if (error.code !== 'EACCES') return error
  return new Error(`The server on ${folder} belongs to somebody else: run this as its owner.`)
}
