import { sandboxPaymentKey, signSandboxNotice, type NoticeReceiver } from '../integrations/index.ts'
import { takeNotice } from '../payments/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { dueNotices, markSent, type SandboxNotice } from './notice-store.ts'

/** Hears the simulated provider; undefined where money is taken by a real one, or by none. */
export const simulatedReceiver = ({ payments }: Pick<ModuleDeps, 'payments'>): NoticeReceiver | undefined =>
  payments?.receivers.find(({ kind }) => kind === 'sandbox')

/** Sends what is due, each signed in the moment in which it is sent. */
export async function sendDueNotices(deps: ModuleDeps): Promise<void> {
  for (const notice of await dueNotices(deps.db, deps.clock.now())) await sendNotice(notice, deps)
}

/** Sends one notification, for the first time or again, the way that a provider's reaches us. */
export async function sendNotice({ id, body, isForged }: SandboxNotice, deps: ModuleDeps): Promise<void> {
  const { db, clock, settings } = deps
  const receiver = simulatedReceiver(deps)
  if (receiver === undefined) return
  const sentAt = clock.now()
  const right = signSandboxNotice(sandboxPaymentKey(settings.secrets.dataKey.now), sentAt, body)
  const signature = isForged ? right.replace(/^./, (first) => (first === '0' ? '1' : '0')) : right
  const reply = await takeNotice(
    { headers: { 'x-sandbox-sent-at': String(sentAt), 'x-sandbox-signature': signature }, body },
    '127.0.0.1',
    receiver,
    deps,
  )
  await markSent(db, id, `${reply.status} ${reply.body}`, clock.now())
}
