import { createHash } from 'node:crypto'
import { kindOfEvent, type MessageId, type NewMessage } from '@diandu/core/inbox'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertMessage } from './message-store.ts'

/**
 * Tells a person of an event, in the event's own transaction: if that fails, no message was written. A key that this
 * person was told of already writes nothing; answers whether it was new.
 */
export const writeMessage = (tx: Transaction, message: NewMessage): Promise<boolean> =>
  insertMessage(tx, { ...message, id: messageIdOf(message), kind: kindOfEvent(message.event) })

export async function writeMessages(tx: Transaction, messages: readonly NewMessage[]): Promise<void> {
  for (const message of messages) await writeMessage(tx, message)
}

/** The same for the same person and event. It guards nothing: a message is read by its person alone. */
const messageIdOf = ({ userId, key }: Pick<NewMessage, 'userId' | 'key'>): MessageId =>
  idFrom(
    createHash('sha256')
      .update(JSON.stringify([userId, key]))
      .digest('base64url'),
  ) as MessageId
