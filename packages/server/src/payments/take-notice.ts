import type { Clock, Random } from '@diandu/core/kernel'
import { addAuditLine, addForeignLine } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import type { Log } from '../kernel/index.ts'
import type { NoticeFault, NoticeReceiver, NoticeReply, RawNotice } from '../integrations/index.ts'
import { onChargeNews } from './on-charge-news.ts'

export interface NoticeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

interface Wrong {
  readonly reason: string
  readonly field: string | null
  readonly message: string
  /** Not shown to be the provider's. */
  readonly isForeign: boolean
}

const UNREADABLE = {
  'unknown-key': {
    reason: 'notice-unknown-key',
    field: 'serial',
    message: '通知由未登记的平台密钥签名，请核对平台密钥设置',
  },
  signature: { reason: 'notice-forged', field: 'signature', message: '通知签名不正确' },
  'too-old': { reason: 'notice-forged', field: 'timestamp', message: '通知已过期' },
  content: { reason: 'notice-unreadable', field: 'body', message: '通知内容无法识别' },
} as const satisfies Record<NoticeFault, Omit<Wrong, 'isForeign'>>

/**
 * A notification of the payment provider: what is signed and fits is acted on once, everything else leaves a line in
 * the audit log.
 */
export async function takeNotice(
  notice: RawNotice,
  clientAddress: string,
  receiver: NoticeReceiver,
  deps: NoticeDeps,
): Promise<NoticeReply> {
  const wrong = await wrongWith(notice, receiver, deps)
  if (wrong === null) return receiver.reply(true)
  const { reason, field, message, isForeign } = wrong
  // Any sender can send what is not signed; what the provider signed is few, and each of it is about a user's money.
  const addLine = isForeign ? addForeignLine : addAuditLine
  await addLine(deps.db, {
    at: deps.clock.now(),
    userId: null,
    what: `notice ${receiver.kind}`,
    reason,
    field,
    message,
    clientAddress,
  })
  deps.log.warn({ provider: receiver.kind, reason, field }, 'A payment notification was refused')
  return receiver.reply(false)
}

async function wrongWith(
  notice: RawNotice,
  receiver: NoticeReceiver,
  { db, clock, random }: NoticeDeps,
): Promise<Wrong | null> {
  const read = receiver.read(notice)
  if (!read.ok) return { ...UNREADABLE[read.failure], isForeign: true }
  const { chargeId, news } = read.value
  const received = await db.transaction((tx) => onChargeNews(tx, chargeId, news, { random, nowMs: clock.now() }))
  if (received.ok) return null
  const { failure } = received
  const refusal = failure.kind === 'refused' ? failure : { reason: failure.kind, field: null, message: failure.kind }
  return {
    reason: `notice-${refusal.reason ?? 'refused'}`,
    field: refusal.field ?? null,
    message: `${refusal.message} (${chargeId})`,
    isForeign: false,
  }
}
