import { fail } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog } from '../kernel/index.ts'
import { sandboxPayments, systemRandom, type NoticeFault } from '../integrations/index.ts'
import { onlyReceiver } from '../integrations/testing/only-receiver.ts'
import { takeNotice } from './take-notice.ts'

const DISTINCT_FAULTS: readonly (readonly [NoticeFault, string, string])[] = [
  ['unknown-key', 'notice-unknown-key', 'serial'],
  ['signature', 'notice-forged', 'signature'],
  ['too-old', 'notice-forged', 'timestamp'],
  ['content', 'notice-unreadable', 'body'],
]

describeOnEachEngine('A notification that is not believed', (open) => {
  it('is refused, so that it is sent again, and its line says whether it was forged or names a key that is not set (PAY-5)', async () => {
    const db = await open()
    const clock = createManualClock()
    for (const [fault, reason, field] of DISTINCT_FAULTS) {
      const provider = sandboxPayments({ db, clock, key: Buffer.alloc(32) })
      const receiver = { ...onlyReceiver(provider), read: () => fail(fault) }
      expect(
        (
          await takeNotice({ headers: {}, body: '' }, '10.0.0.7', receiver, {
            db,
            clock,
            random: systemRandom,
            log: silentLog,
          })
        ).status,
      ).toBe(400)
      expect((await listAuditLines(db, 1)).map((line) => [line.reason, line.field])).toEqual([[reason, field]])
      clock.advance(1)
    }
  })
})
