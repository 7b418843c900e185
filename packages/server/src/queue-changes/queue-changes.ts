import { WORK_QUEUES, type WorkQueue } from '@diandu/core/admin'
import type { Announced, Transaction } from '../database/index.ts'

/** Something in a queue, or an account of the console: its roles or its sessions. */
export type ConsoleChange =
  | { readonly kind: 'queue'; readonly queue: WorkQueue; readonly caseId: string | null }
  | { readonly kind: 'staff'; readonly staffId: string }

const QUEUE = /^queue:([a-z-]+):(.*)$/s
const STAFF = /^staff:(.+)$/s

/** Notifies every open console that a case has come, changed or gone. Without an id several may have. */
export const announceQueue = (tx: Transaction, queue: WorkQueue, caseId = ''): void =>
  tx.announce(`queue:${queue}:${caseId}`)

/** Notifies every server that the roles or the sessions of an account are others now. */
export const announceStaff = (tx: Transaction, staffId: string): void => tx.announce(`staff:${staffId}`)

/** The changes among what was announced that consoles have to know of. */
export function consoleChanges(announced: Announced): readonly ConsoleChange[] | 'everything' {
  if (announced === 'everything') return announced
  return [...announced].flatMap((what): ConsoleChange[] => {
    const [, queue, caseId] = QUEUE.exec(what) ?? []
    if (queue !== undefined && isQueue(queue)) return [{ kind: 'queue', queue, caseId: caseId || null }]
    const [, staffId] = STAFF.exec(what) ?? []
    return staffId === undefined ? [] : [{ kind: 'staff', staffId }]
  })
}

/** A newer server may have queues that this one does not know. */
const isQueue = (name: string): name is WorkQueue => Object.hasOwn(WORK_QUEUES, name)
