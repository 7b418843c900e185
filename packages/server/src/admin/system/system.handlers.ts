import { UNSENT_STATES, SYSTEM_PARTS, type SystemPart, type UnsentState } from '@diandu/core/admin'
import { fail, ok, refused, type RefusalReason } from '@diandu/core/kernel'
import { listUnsentNotices, resendNotice, SYSTEM_PART_CALLS } from '@diandu/wire/admin'
import { countNotices, listNotices, sendAgain, type AgainRefusal } from '../../inbox/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { SYSTEM_PART_READERS } from './system-parts.ts'

const MAX_NOTICES = 200

export const systemHandlers = [
  ...(Object.keys(SYSTEM_PARTS) as SystemPart[]).map((part) =>
    staffHandlerFor(SYSTEM_PART_CALLS[part], async ({ locale }, { db, system }) =>
      ok([...(await SYSTEM_PART_READERS[part](db, locale, system))]),
    ),
  ),
  staffHandlerFor(listUnsentNotices, async (_given, { db }) => {
    const listed = await listNotices(db, 'open', MAX_NOTICES)
    const notices = listed.flatMap(({ id, userId, channel, event, state, dueAt, tries, trouble }) =>
      isUnsent(state) ? [{ id, userId, channel, event, state, dueAt, tries, trouble }] : [],
    )
    const all = (await countNotices(db)).filter(({ state }) => isUnsent(state))
    const more = Math.max(0, all.reduce((sum, { count }) => sum + count, 0) - notices.length)
    return ok({ notices, more })
  }),
  staffHandlerFor(resendNotice, async ({ id, mayArriveTwice, reason }, { clock, commit }) =>
    commit(async (tx) => {
      const [userId = '', messageId = '', channel = ''] = id.split('.')
      const again = await sendAgain(tx, { userId, messageId, channel }, { nowMs: clock.now(), mayArriveTwice })
      if (!again.ok) {
        const [refusal, message] = REFUSALS[again.failure]
        return fail(refused(refusal, message, 'id'))
      }
      const log = {
        object: { kind: 'notice', id },
        userId,
        reason,
        before: { state: again.value },
        after: { state: 'waiting' },
      }
      return ok({ value: null, log })
    }),
  ),
]

const isUnsent = (state: string): state is UnsentState => Object.hasOwn(UNSENT_STATES, state)

const REFUSALS = {
  'not-found': ['not-found', '没有这条短信或推送'],
  'may-have-arrived': ['request-closed', '它可能已经送达'],
  'not-failed': ['request-closed', '它没有失败，不需要重发'],
  'too-late': ['request-closed', '已过期，重发会告诉用户不再成立的事'],
  'switched-off': ['channel-closed', '用户关闭了这种通知'],
  bundled: ['request-closed', '它的内容会随后一条一起发出'],
} as const satisfies Record<AgainRefusal, readonly [RefusalReason, string]>
