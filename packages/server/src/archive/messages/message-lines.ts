import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { createDataBox } from '../../crypto/index.ts'
import type { ArchiveLine } from '../archive-file.ts'

/** The columns of a message that only the archive file holds. */
export interface ArchivedWords {
  readonly id: string
  readonly subject: string | null
  readonly figures: unknown
}

/** A person's messages of one month as they are in its file: which they are, and their words sealed. */
interface SealedMessages {
  readonly ids: readonly string[]
  readonly sealed: string
}

const boxOf = (sealKey: string) => createDataBox({ now: Buffer.from(sealKey, 'hex'), before: [] })
const aboutOf = (userId: string): string => `messages of ${userId}`

/** A line as the database gives it, with the key. */
export function sealMessages({ key, row }: ArchiveLine): ArchiveLine {
  const { sealKey, messages } = row as { readonly sealKey: string; readonly messages: readonly ArchivedWords[] }
  const sealed = boxOf(sealKey).seal(deflateRawSync(JSON.stringify(messages)), aboutOf(key))
  return {
    key,
    row: { ids: messages.map(({ id }) => id), sealed: Buffer.from(sealed).toString('base64') } satisfies SealedMessages,
  }
}

/** Throws where it was not sealed with this key. */
export function openMessages({ key, row }: ArchiveLine, sealKey: string): readonly ArchivedWords[] {
  const opened = boxOf(sealKey).open(Buffer.from((row as SealedMessages).sealed, 'base64'), aboutOf(key))
  return JSON.parse(inflateRawSync(opened).toString('utf8')) as readonly ArchivedWords[]
}

export const idsIn = ({ row }: ArchiveLine): readonly string[] => (row as SealedMessages).ids
