import { sandboxPaymentKey, signSandboxNotice } from '../outside/index.ts'
import { takeNotice } from '../payments/index.ts'
import type { ModuleParts } from '../server-module.ts'
import { dueNotices, markSent, type SandboxNotice } from './notice-store.ts'

/** Sends what is due, each signed in the moment in which it is sent. */
export async function sendDueNotices(parts: ModuleParts): Promise<void> {
  for (const notice of await dueNotices(parts.db, parts.clock.now())) await sendNotice(notice, parts)
}

/** Sends one notification, for the first time or again, the way that a provider's reaches us. */
export async function sendNotice({ id, body, isForged }: SandboxNotice, parts: ModuleParts): Promise<void> {
  const { db, clock, settings, payments } = parts
  if (payments?.kind !== 'sandbox') return
  const sentAt = clock.now()
  const right = signSandboxNotice(sandboxPaymentKey(settings.secrets.dataKey.now), sentAt, body)
  const signature = isForged ? right.replace(/^./, (first) => (first === '0' ? '1' : '0')) : right
  const reply = await takeNotice({ headers: { 'x-sandbox-sent-at': String(sentAt), 'x-sandbox-signature': signature }, body }, '127.0.0.1', payments, parts)
  await markSent(db, id, `${reply.status} ${reply.body}`, clock.now())
}
