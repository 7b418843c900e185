import {
  ACTION_EVENTS,
  BUNDLE_EVERY_MS,
  MESSAGE_KINDS,
  plannedNotices,
  SUPERSEDING_EVENTS,
  type MessageKind,
  type NewMessage,
} from '@diandu/core/inbox'
import type { SqlValue } from '../../database/index.ts'

const ESSENTIAL_KINDS = (Object.keys(MESSAGE_KINDS) as MessageKind[]).filter((kind) => MESSAGE_KINDS[kind].isEssential)

const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** A device of a session that has not ended. */
export const LIVE_DEVICE = 'push_devices d JOIN sessions s ON s.token_hash = d.session_hash AND s.user_id = d.user_id'

/**
 * Follows the new messages (`told`: `user_id`, `id`, `kind`, `event`, `subject`, `at`) in the statement that writes
 * them. Notices that they make superfluous are dropped unless sent; then each new one is planned for the ways to the
 * phone that its user left switched on. For money and deadlines a text message is sent even if switched off, to users
 * who get no push. A bundle that waits takes up what belongs to it, and a new one keeps its distance from the last.
 * `noticeParameters` are bound from `first` on; users in one order, so that two statements never wait for each other in
 * a circle.
 */
export const noticesOfMessages = (first: number): string => `
  outdated AS (
    UPDATE notices n SET state = 'dropped', trouble = 'superseded', settled_at = t.at
    FROM (SELECT subject, max(at) AS at FROM told WHERE event IN (${list(SUPERSEDING_EVENTS)}) GROUP BY subject) t
    WHERE n.subject = t.subject AND n.state = 'waiting' AND n.event IN (${list(ACTION_EVENTS)})),
  planned AS (
    SELECT t.user_id, min(t.id) AS message_id, p.channel, t.kind, min(t.event) AS event, min(t.subject) AS subject,
      nullif(p.bundle, '') AS bundle, count(*)::int4 AS messages, max(nullif(p.by_at, 0)) AS by_at,
      min(t.at) AS at, min(p.due_at) AS due_at
    FROM unnest(${PARAMETER_TYPES.map((type, at) => `$${first + at}::${type}[]`).join(', ')})
      AS p (user_id, id, channel, bundle, due_at, by_at)
    JOIN told t ON t.user_id = p.user_id AND t.id = p.id
    JOIN users u ON u.id = p.user_id AND u.closed_at IS NULL
    WHERE CASE p.channel
      WHEN 'push' THEN EXISTS (SELECT 1 FROM ${LIVE_DEVICE} WHERE d.user_id = p.user_id AND s.expires_at > t.at)
      ELSE u.mobile IS NOT NULL END
    AND (NOT EXISTS (SELECT 1 FROM inbox_switched_off o
        WHERE o.user_id = p.user_id AND o.kind = t.kind AND o.channel = p.channel)
      OR (p.channel = 'sms' AND t.kind IN (${list(ESSENTIAL_KINDS)})
        AND NOT EXISTS (SELECT 1 FROM ${LIVE_DEVICE} WHERE d.user_id = p.user_id AND s.expires_at > t.at)))
    GROUP BY t.user_id, p.channel, t.kind, nullif(p.bundle, ''), CASE WHEN p.bundle = '' THEN t.id ELSE '' END),
  noticed AS (
    INSERT INTO notices (user_id, message_id, channel, kind, event, subject, bundle, messages, by_at, written_at, first_due_at, due_at)
    SELECT user_id, message_id, channel, kind, event, subject, bundle, messages, by_at, at, due_at, due_at
    FROM (SELECT q.user_id, q.message_id, q.channel, q.kind, q.event, q.subject, q.bundle, q.messages, q.by_at, q.at,
        greatest(q.due_at, coalesce((SELECT max(l.settled_at) + ${BUNDLE_EVERY_MS} FROM notices l
          WHERE l.user_id = q.user_id AND l.channel = q.channel AND l.bundle = q.bundle AND l.state = 'sent'), 0)) AS due_at
      FROM planned q) planned_when
    ORDER BY user_id, channel, message_id
    ON CONFLICT (user_id, channel, bundle) WHERE state = 'waiting' AND bundle IS NOT NULL
    DO UPDATE SET messages = notices.messages + excluded.messages)`

const PARAMETER_TYPES = ['text', 'text', 'text', 'text', 'bigint', 'bigint'] as const

/** The parameters of `noticesOfMessages`. */
export function noticeParameters(messages: readonly (NewMessage & { readonly id: string })[]): readonly SqlValue[] {
  const planned = messages.flatMap((message) =>
    plannedNotices(message).map((notice) => ({ ...notice, userId: message.userId, id: message.id })),
  )
  return [
    planned.map(({ userId }) => userId),
    planned.map(({ id }) => id),
    planned.map(({ channel }) => channel),
    planned.map(({ bundle }) => bundle ?? ''),
    planned.map(({ dueAt }) => dueAt),
    planned.map(({ by }) => by ?? 0),
  ]
}
