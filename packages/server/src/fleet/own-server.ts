import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { createDataBox, type DataKey } from '../crypto/index.ts'
import type { Settings } from '../settings.ts'
import type { ServerFacts } from './server-facts.ts'

/** This server as the others know it. */
export interface OwnServer {
  /** The machine, the process, and a word by chance. */
  readonly id: string
  readonly facts: () => ServerFacts
}

export function ownServer(
  { secrets, shared }: Pick<Settings, 'secrets' | 'shared'>,
  clockOffsetMs: () => number,
): OwnServer {
  const lasting = { ...keyNames(secrets.dataKey), ...shared }
  return {
    id: `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`,
    facts: () => ({ ...lasting, clockOffsetMs: Math.round(clockOffsetMs()) }),
  }
}

function keyNames({ now, before }: DataKey): Pick<ServerFacts, 'sealsWith' | 'opens'> {
  const nameOf = (key: Uint8Array): string =>
    Buffer.from(createDataBox({ now: key, before: [] }).header).toString('hex')
  return { sealsWith: nameOf(now), opens: [now, ...before].map(nameOf) }
}
