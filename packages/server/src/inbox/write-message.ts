import { createHash } from 'node:crypto'
import { kindOfEvent, type MessageId, type NewMessage } from '@diandu/core/inbox'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertMessages } from './message-store.ts'

/**
 * Tells a person of an event, in the event's own transaction: if that fails, no message was written. A key that this
 * person was told of already writes nothing; answers whether it was new.
 */
export const writeMessage = async (tx: Transaction, message: NewMessage): Promise<boolean> =>
  (await writeMessages(tx, [message])) === 1

/** The same of many by one statement, to be read in this order; answers how many were new. */
export function writeMessages(tx: Transaction, messages: readonly NewMessage[]): Promise<number> {
  // One that is given twice would be planned twice for a phone.
  const known = new Set<MessageId>()
  const once = messages.map(storedAs).filter(({ id }) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
  return insertMessages(tx, once)
}

const storedAs = (message: NewMessage) => ({ ...message, id: messageIdOf(message), kind: kindOfEvent(message.event) })

/** The same for the same person and event. It guards nothing: a message is read by its person alone. */
const messageIdOf = ({ userId, key }: Pick<NewMessage, 'userId' | 'key'>): MessageId =>
  idFrom(
    createHash('sha256')
      .update(JSON.stringify([userId, key]))
      .digest('base64url'),
  ) as MessageId
