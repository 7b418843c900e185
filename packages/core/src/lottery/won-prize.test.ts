import { describe, expect, it } from 'vitest'
import { valueOf } from '../../testing/fixture-steps.ts'
import {
  decidePrizeAddress,
  decidePrizeSending,
  PRIZE_KINDS,
  prizeMessages,
  stateWhenWon,
  WON_PRIZE_STATES,
  type WonPrize,
  type WonPrizeId,
} from './index.ts'

const ADDRESS = { receiver: '收货人', mobile: '19900000001', regionNames: ['福建省', '福州市'], detail: '示范路 1 号' }
const PARCEL = { carrier: '顺丰', trackingNumber: 'SF-123456', sentAt: 1_790_000_000_000 }
const WON: Pick<WonPrize, 'id' | 'name' | 'kind' | 'state' | 'parcel'> = {
  id: 'won-1' as WonPrizeId,
  name: { zh: '台灯', en: 'Lamp' },
  kind: 'physical',
  state: 'address-needed',
  parcel: null,
}
const ANY_TEXT = expect.stringMatching(/./)
const refusal = (reason: string, field?: string) => ({
  ok: false,
  failure: { kind: 'refused', reason, message: ANY_TEXT, ...(field === undefined ? {} : { field }) },
})

describe('a prize that was won', () => {
  it('waits for an address if it is a thing, and has arrived if it is not (LOT-13, LOT-14)', () => {
    expect(PRIZE_KINDS.map((kind) => [kind, stateWhenWon(kind)])).toEqual([
      ['coupon', 'arrived'],
      ['coins', 'arrived'],
      ['physical', 'address-needed'],
    ])
  })

  it('is in one of the four states from the draw to the parcel (LOT-14)', () => {
    const addressed = valueOf(decidePrizeAddress(WON, ADDRESS))
    const sent = valueOf(decidePrizeSending(addressed, PARCEL))
    expect(addressed).toEqual({ ...WON, state: 'to-be-sent', address: ADDRESS })
    expect(sent).toEqual({ ...addressed, state: 'sent', parcel: PARCEL })
    expect([stateWhenWon('coins'), WON.state, addressed.state, sent.state]).toEqual(WON_PRIZE_STATES)
  })

  it('goes to another address of its winner until it has left (LOT-14)', () => {
    const once = valueOf(decidePrizeAddress(WON, ADDRESS))
    const other = { ...ADDRESS, detail: '示范路 2 号' }
    expect(decidePrizeAddress(once, other)).toMatchObject({ ok: true, value: { state: 'to-be-sent', address: other } })
    expect(decidePrizeAddress({ ...once, state: 'sent' }, other)).toEqual(refusal('prize-sent'))
  })

  it('takes no address if there is none or it is no thing (LOT-14)', () => {
    expect(decidePrizeAddress(undefined, ADDRESS)).toEqual(refusal('not-found', 'id'))
    for (const kind of ['coupon', 'coins'] as const)
      expect(decidePrizeAddress({ ...WON, kind, state: 'arrived' }, ADDRESS)).toEqual(refusal('bad-parameter', 'id'))
  })

  it('is sent once, and only to an address (LOT-19)', () => {
    expect(decidePrizeSending(undefined, PARCEL)).toEqual(refusal('not-found', 'id'))
    expect(decidePrizeSending({ state: 'sent' }, PARCEL)).toEqual(refusal('prize-sent'))
    for (const state of ['arrived', 'address-needed'] as const)
      expect(decidePrizeSending({ state }, PARCEL)).toEqual(refusal('bad-parameter', 'id'))
  })

  it.each(['12345', '1'.repeat(41), 'SF 123456', '运单123456', '123456\n', ''])(
    'is not sent under the tracking number %j (LOT-19)',
    (trackingNumber) => {
      expect(decidePrizeSending({ state: 'to-be-sent' }, { ...PARCEL, trackingNumber })).toEqual(
        refusal('bad-parameter', 'trackingNumber'),
      )
    },
  )

  it.each(['123456', '1'.repeat(40), 'YT-0-aZ'])('is sent under the tracking number %j (LOT-19)', (trackingNumber) => {
    expect(decidePrizeSending({ state: 'to-be-sent' }, { ...PARCEL, trackingNumber }).ok).toBe(true)
  })

  it.each(['', ' '])('is not sent by the carrier %j (LOT-19)', (carrier) => {
    expect(decidePrizeSending({ state: 'to-be-sent' }, { ...PARCEL, carrier })).toEqual(
      refusal('bad-parameter', 'trackingNumber'),
    )
  })
})

describe('the message of a prize', () => {
  it('tells its winner by which carrier and number it has left, and nothing before (LOT-22)', () => {
    expect(prizeMessages({ ...WON, userId: 'u1' })).toEqual([])
    expect(prizeMessages({ ...WON, userId: 'u1', parcel: PARCEL })).toEqual([
      {
        userId: 'u1',
        event: 'platform.parcel',
        key: 'prize:won-1',
        subject: 'won-1',
        figures: { title: '台灯', titleEn: 'Lamp', parcel: '顺丰 SF-123456' },
        at: PARCEL.sentAt,
      },
    ])
  })
})
