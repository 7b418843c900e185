import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decidePayoutBatch, PAYOUT_LEAVES_MS, payoutCsv } from './payout-batch.ts'

const MADE_AT = 1_800_000_000_000

it('an open batch can be cancelled until it leaves, then read and confirmed, and an ended one nothing (ADM-54)', () => {
  const wanted = fc.constantFrom('cancel', 'read', 'confirm')
  const after = fc.oneof(fc.nat(PAYOUT_LEAVES_MS * 2), fc.constantFrom(PAYOUT_LEAVES_MS - 1, PAYOUT_LEAVES_MS))
  fc.assert(
    fc.property(fc.constantFrom('open', 'confirmed', 'cancelled'), wanted, after, (state, what, ms) => {
      const mayBe = state === 'open' && (what === 'cancel') === ms < PAYOUT_LEAVES_MS
      expect(decidePayoutBatch({ state, madeAt: MADE_AT }, what, MADE_AT + ms).ok).toBe(mayBe)
    }),
  )
  expect(decidePayoutBatch(undefined, 'read', MADE_AT)).toMatchObject({ failure: { reason: 'not-found' } })
})

it('the file has a line for each payout, and a name that begins like a formula is a text (ADM-54, NUM-12)', () => {
  const line = {
    withdrawalId: 'w1',
    holder: '=1+1',
    number: '6225880123456789',
    bank: 'CMB',
    amountFen: 30_000,
  } as const
  expect(payoutCsv([line])).toBe(
    '\uFEFF"序号","收款账号","收款户名","开户银行","金额（元）","用途"\r\n"1","6225880123456789","\'=1+1","招商银行","300.00","提现 w1"\r\n',
  )
})
