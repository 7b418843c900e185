import { describe, expect, it } from 'vitest'
import { RECHARGE, refusal } from '../../../testing/money-requests.ts'
import { applyChargeNews, isPaidLate, type ChargeNews } from './charge-news.ts'
import { RECHARGE_STATUSES, type RechargeStatus } from './recharge-status.ts'
import type { Recharge } from './recharge.ts'
import type { RequestStep } from '../request.ts'

const at = (status: RechargeStatus): Recharge => ({ ...RECHARGE, channel: 'wy', status })
const PAID: ChargeNews = { kind: 'paid', amountFen: 500 }
const CLOSED: ChargeNews = { kind: 'closed', why: '超时关闭' }
const accepted = { status: 'not-yet-credited', at: 7, by: 'channel', why: '支付渠道已受理' } as const
const credited = { status: 'credited', at: 7, by: 'channel', why: '支付渠道确认收款' } as const
const closed = { status: 'failed', at: 7, by: 'channel', why: '超时关闭' } as const

describe('applyChargeNews', () => {
  it.each<readonly [string, RechargeStatus, ChargeNews, readonly RequestStep<RechargeStatus>[]]>([
    ['that it is busy with a new recharge', 'to-review', { kind: 'processing' }, [accepted]],
    ['that it is still busy', 'not-yet-credited', { kind: 'processing' }, []],
    ['that a new recharge is paid', 'to-review', PAID, [accepted, credited]],
    ['that what it was busy with is paid', 'not-yet-credited', PAID, [credited]],
    ['that a new recharge is closed', 'to-review', CLOSED, [closed]],
    ['that what it was busy with is closed', 'not-yet-credited', CLOSED, [closed]],
  ])('writes down the channel’s own steps when it says %s (WAL-11)', (_, status, news, steps) => {
    const after = steps.at(-1)?.status ?? status
    expect(applyChargeNews(at(status), news, 7)).toEqual({ ok: true, value: { ...at(after), steps } })
  })

  it('refuses a word on a transfer, and a payment of another sum (WAL-38)', () => {
    expect(applyChargeNews(RECHARGE, { kind: 'processing' }, 7)).toEqual(refusal('转账汇款没有支付渠道通知', 'channel'))
    for (const amountFen of [499, 501])
      expect(applyChargeNews(at('to-review'), { kind: 'paid', amountFen }, 7)).toEqual(
        refusal('通知金额与充值金额不符', 'amountFen'),
      )
  })

  it('changes nothing once a recharge has ended, and refuses the opposite end (WAL-38, WAL-49)', () => {
    const isOver = refusal('这笔充值已经结束', 'status')
    for (const [status, news, answer] of [
      ['credited', { kind: 'processing' }, 'unchanged'],
      ['credited', PAID, 'unchanged'],
      ['credited', CLOSED, 'refused'],
      ['failed', { kind: 'processing' }, 'unchanged'],
      ['failed', PAID, 'unchanged'],
      ['failed', CLOSED, 'unchanged'],
    ] as const)
      expect(applyChargeNews(at(status), news, 7)).toEqual(
        answer === 'refused' ? isOver : { ok: true, value: at(status) },
      )
  })
})

it('a payment is late where its recharge has failed, through a channel and to the full sum (WAL-49)', () => {
  for (const status of RECHARGE_STATUSES.statuses)
    expect(isPaidLate(at(status), PAID)).toBe(['failed', 'not-approved'].includes(status))
  expect(isPaidLate({ ...at('failed'), channel: 'transfer' }, PAID)).toBe(false)
  expect(isPaidLate(at('failed'), { kind: 'paid', amountFen: 499 })).toBe(false)
  for (const news of [CLOSED, { kind: 'processing' } as const]) expect(isPaidLate(at('failed'), news)).toBe(false)
})
