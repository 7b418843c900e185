import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { naivePay } from '../testing/naive-pay.ts'
import { openMarket, PRICE_FEN } from '../testing/open-market.ts'
import { raceForOneOrder, raceForTheMoney, type PayInFull } from '../testing/payment-races.ts'

const FULL_FEN = PRICE_FEN + PRICE_FEN / 10

const realPay: PayInFull = ({ pay }, userId, { id }) => pay(userId, id, 'full', FULL_FEN)

describeOnEachEngine('Payments at the same instant', (open) => {
  it('one of thirty payments with different keys for one order pays (ORD-16)', async () => {
    const { paid, refusals, complaints, availableFen } = await raceForOneOrder(await openMarket(await open()), realPay)
    expect(paid).toBe(1)
    expect(new Set(refusals.map(reasonOf))).toEqual(new Set(['order-not-payable']))
    expect(availableFen).toBe(29 * FULL_FEN)
    expect(complaints).toEqual([])
  })

  it('money for ten of fifty payments pays ten (ORD-27)', async () => {
    const { paid, refusals, complaints, availableFen } = await raceForTheMoney(await openMarket(await open()), realPay)
    expect(paid).toBe(10)
    expect(new Set(refusals.map(reasonOf))).toEqual(new Set(['balance-short']))
    expect(availableFen).toBe(1)
    expect(complaints).toEqual([])
  })

  it('read first and write later, one order is paid for several times', async () => {
    const { paid, complaints } = await raceForOneOrder(await openMarket(await open()), naivePay)
    expect(paid).toBeGreaterThan(1)
    expect(complaints).not.toEqual([])
  })

  it('read first and write later, money for ten pays more than ten', async () => {
    const { paid, complaints } = await raceForTheMoney(await openMarket(await open()), naivePay)
    expect(paid).toBeGreaterThan(10)
    expect(complaints).not.toEqual([])
  })
})
