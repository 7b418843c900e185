import type { Clock, Random } from '@diandu/core/kernel'
import { addAuditLine } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import type { Log } from '../log.ts'
import type { NoticeFault, NoticeReply, PaymentProvider, RawNotice } from '../outside/index.ts'
import { hearChargeNews } from './hear-charge-news.ts'

export interface NoticeParts {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

interface Wrong {
  readonly reason: string
  readonly field: string | null
  readonly message: string
}

const UNREADABLE = {
  'unknown-key': { reason: 'notice-unknown-key', field: 'serial', message: '通知由未登记的平台密钥签名，请核对平台密钥设置' },
  signature: { reason: 'notice-forged', field: 'signature', message: '通知签名不正确' },
  'too-old': { reason: 'notice-forged', field: 'timestamp', message: '通知已过期' },
  content: { reason: 'notice-unreadable', field: 'body', message: '通知内容无法识别' },
} as const satisfies Record<NoticeFault, Wrong>

/** A notification of the payment provider: what is signed and fits is acted on once, everything else leaves a line in the audit log. */
export async function takeNotice(notice: RawNotice, clientAddress: string, provider: PaymentProvider, parts: NoticeParts): Promise<NoticeReply> {
  const wrong = await wrongWith(notice, provider, parts)
  if (wrong === null) return provider.reply(true)
  const { reason, field, message } = wrong
  await addAuditLine(parts.db, { at: parts.clock.now(), userId: null, what: `notice ${provider.kind}`, reason, field, message, clientAddress })
  parts.log.warn({ provider: provider.kind, reason, field }, 'A payment notification was refused')
  return provider.reply(false)
}

async function wrongWith(notice: RawNotice, provider: PaymentProvider, { db, clock, random }: NoticeParts): Promise<Wrong | null> {
  const read = provider.read(notice)
  if (!read.ok) return UNREADABLE[read.failure]
  const { chargeId, news } = read.value
  const heard = await db.transaction((tx) => hearChargeNews(tx, chargeId, news, { random, nowMs: clock.now() }))
  if (heard.ok) return null
  const { failure } = heard
  const said = failure.kind === 'refused' ? failure : { reason: failure.kind, field: null, message: failure.kind }
  return { reason: `notice-${said.reason ?? 'refused'}`, field: said.field ?? null, message: `${said.message} (${chargeId})` }
}
