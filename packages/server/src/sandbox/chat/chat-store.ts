import type { ChatTopic } from '@diandu/core/support'
import type { Queries } from '../../database/index.ts'

/** A visitor's message, and the topic of its answer. */
export interface ChatMessage {
  readonly body: string
  readonly topic: ChatTopic
  readonly language: 'zh' | 'en'
  readonly saidAt: number
}

/** Of one visitor. The page shows no more, and keeps no more. */
const MAX_MESSAGES = 50

export const readChat = (db: Queries, visitor: string): Promise<readonly ChatMessage[]> =>
  db.query<ChatMessage>(
    'SELECT body, topic, language, said_at FROM sandbox_chat_messages WHERE visitor = $1 ORDER BY number',
    [visitor],
  )

/** Two at once are two messages, or one: a demonstration loses one rather than waits. */
export async function keepChatMessage(
  db: Queries,
  visitor: string,
  { body, topic, language, saidAt }: ChatMessage,
): Promise<void> {
  await db.change(
    `INSERT INTO sandbox_chat_messages (visitor, number, body, topic, language, said_at)
     SELECT $1::text, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM sandbox_chat_messages WHERE visitor = $1
     ON CONFLICT DO NOTHING`,
    [visitor, body, topic, language, saidAt],
  )
  await db.change(
    `DELETE FROM sandbox_chat_messages WHERE visitor = $1
     AND number <= (SELECT max(number) FROM sandbox_chat_messages WHERE visitor = $1) - $2::integer`,
    [visitor, MAX_MESSAGES],
  )
}

export async function forgetOldChats(db: Queries, before: number): Promise<void> {
  await db.change('DELETE FROM sandbox_chat_messages WHERE said_at < $1', [before])
}
