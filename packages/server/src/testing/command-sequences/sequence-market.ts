import type { Result } from '@diandu/core/kernel'
import { onlyReceiver } from '../../integrations/testing/only-receiver.ts'
import { createManualClock } from '@diandu/core/testing'
import type { ChargeNews, ReceivingAccount } from '@diandu/core/wallet'
import { createDataBox } from '../../crypto/index.ts'
import { billHandlers } from '../../bills/bill.handlers.ts'
import { moveInvoice, type InvoiceMove } from '../../bills/move-invoice.ts'
import type { Handler } from '../../calls/index.ts'
import type { Database } from '../../database/index.ts'
import { silentLog } from '../../kernel/index.ts'
import { openMarket, type Market } from '../../orders/testing/open-market.ts'
import { sandboxPaymentKey, sandboxPayments, signSandboxNotice, systemRandom } from '../../integrations/index.ts'
import { moveCharge, type SandboxCharge } from '../../integrations/sandbox/sandbox-charge-store.ts'
import { queryCharges } from '../../payments/query-charges.ts'
import { creditLate, reviewRecharge, takeNotice } from '../../payments/index.ts'
import type { LateCredit } from '../../payments/credit-late.ts'
import { rechargeHandlers } from '../../payments/recharge.handlers.ts'
import type { RechargeReview } from '../../payments/review-recharge.ts'
import { creditRecharge, ownAccount, takeTransfer } from '../../wallet/index.ts'
import { sequenceSigning, type SequenceSigning } from './sequence-signing.ts'

const DATA_KEY = new Uint8Array(32)
const KEY = sandboxPaymentKey(DATA_KEY)
const OPERATOR_ACCOUNT: ReceivingAccount = {
  bank: 'CMB',
  accountName: '店渡',
  branch: '杭州分行',
  number: '571900000010001',
  madeForUserId: null,
}
const BOX = createDataBox({ now: DATA_KEY, before: [] })

/**
 * A market with everything by which money comes, goes and is written about: what the platform and the channels do is
 * there beside the calls.
 */
export interface SequenceMarket extends Market {
  readonly signing: SequenceSigning
  /** Money that a reviewer saw arrive; returns the id of its recharge. */
  readonly creditByHand: (userId: string, amountFen: number) => Promise<string>
  /** Sets the charge's state at the channel as its payer would, without a notification. */
  readonly play: (chargeId: string, state: SandboxCharge['state']) => Promise<void>
  /** A notification of the channel, or one with a forged signature; returns whether it was taken. */
  readonly notify: (chargeId: string, news: ChargeNews, isForged: boolean) => Promise<boolean>
  /** The sweep comes by when it is this recharge's turn to be asked about, and no other's. */
  readonly queryFlow: (id: string) => Promise<void>
  /** A movement on the account that was made for one user. */
  readonly bankSaw: (
    userId: string,
    amountFen: number,
    reference: string,
  ) => Promise<Result<{ readonly isNew: boolean }>>
  readonly reviewRecharge: (id: string, review: RechargeReview) => Promise<Result<unknown>>
  readonly creditLate: (id: string, credit: LateCredit) => Promise<Result<unknown>>
  readonly moveInvoice: (move: InvoiceMove) => Promise<Result<unknown>>
}

export async function openSequenceMarket(db: Database): Promise<SequenceMarket> {
  const clock = createManualClock()
  const { handlers, ...signing } = sequenceSigning(db, clock)
  const more = (): readonly Handler[] => [
    ...handlers,
    ...rechargeHandlers({
      payments: sandboxPayments({ db, clock, key: KEY }),
      weChat: null,
      visitKey: new Uint8Array(32),
      publicUrl: '',
      houseAccount: OPERATOR_ACCOUNT,
      personalAccounts: true,
    }),
    ...billHandlers(BOX),
  ]
  const market = await openMarket(db, systemRandom, more, clock)
  const payments = sandboxPayments({ db, clock, key: KEY })
  const deps = { db, clock, random: systemRandom, log: silentLog, payments }
  const posting = () => ({ random: systemRandom, nowMs: clock.now() })
  return {
    ...market,
    signing,
    async creditByHand(userId, amountFen) {
      const credit = {
        userId,
        amountFen,
        channel: 'transfer' as const,
        by: 'test',
        second: 'another',
        why: 'test',
        bankReference: systemRandom.token(),
      }
      const credited = await db.transaction((tx) => creditRecharge(tx, credit, posting()))
      if (!credited.ok) throw new Error('The course could not credit a recharge.')
      return credited.value
    },
    play: async (chargeId, state) => void (await moveCharge(db, chargeId, state, clock.now())),
    async notify(chargeId, news, isForged) {
      const [body, sentAt] = [JSON.stringify({ chargeId, news }), clock.now()]
      const signature = signSandboxNotice(isForged ? DATA_KEY : KEY, sentAt, body)
      const notice = { headers: { 'x-sandbox-sent-at': String(sentAt), 'x-sandbox-signature': signature }, body }
      return (await takeNotice(notice, '127.0.0.1', onlyReceiver(payments), deps)).status === 200
    },
    async queryFlow(id) {
      await db.change(
        'UPDATE recharges SET next_ask_at = CASE WHEN id = $1 THEN $2::int8 ELSE $2::int8 + 1 END WHERE next_ask_at IS NOT NULL',
        [id, clock.now()],
      )
      await queryCharges(deps)
    },
    async bankSaw(userId, amountFen, reference) {
      const { number: accountNumber } = await ownAccount(db, userId, OPERATOR_ACCOUNT, clock.now())
      return takeTransfer(db, { accountNumber, amountFen, reference, by: 'bank', second: 'lee' }, posting())
    },
    reviewRecharge: (id, review) => reviewRecharge(db, id, review, posting()),
    creditLate: (id, credit) => creditLate(db, id, credit, posting()),
    moveInvoice: (move) => moveInvoice(db, move, BOX),
  }
}
