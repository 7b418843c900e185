import { expect, it } from 'vitest'
import { newKey } from '../../../api/api-client.ts'
import { buyInFull, contractOf, proveAndSign } from '../../../api/contracts.ts'
import { capitalOf, type Card } from '../../../api/market.ts'
import { DEMO_PAYMENT_PASSWORD, PEOPLE } from '../../../api/people.ts'
import { proveHandover } from '../../../api/prove-handover.ts'
import { ORDER_ON_WIRE } from '../../../wire-states.ts'
import { uploadPicture } from '../../steps/hand-in.ts'
import { expectAccessible, openQueue } from './at-desk.ts'
import type { Week } from './open-week.ts'

export function dealWeek(week: Week): void {
  const { say } = week
  it('support: the deal over that listing is completed, found by its number, and a note is added to its buyer', async () => {
    const [api, buyer, sealed] = [await week.api(), await week.member(PEOPLE.qin), await week.sealed()]
    const shop = await api.must<Card>('GET goods/detail', { id: week.notes.get('listing') })
    const { order, seller } = await buyInFull(api, buyer, shop)
    const before = await capitalOf(seller)
    const contract = await contractOf(sealed, seller, order.id)
    await proveAndSign(sealed, seller, contract.id, 'seller')
    await proveAndSign(sealed, buyer, contract.id, 'buyer')
    await proveHandover(seller, order.id, async (place) => ({ id: await uploadPicture(seller, 500 + place) }))
    await seller.must('PUT order/hand-over', { orderId: order.id }, { key: newKey() })
    const paying = { orderId: order.id, paymentPassword: DEMO_PAYMENT_PASSWORD }
    await buyer.must('PUT order/sure-bill', paying, { key: newKey() })
    expect((await capitalOf(seller)).availableFen - before.availableFen).toBe(order.priceFen)
    const { number, status } = await buyer.must<{ number: string; status: number }>('POST order/detail', {
      orderId: order.id,
    })
    expect(status).toBe(ORDER_ON_WIRE.completed)

    const page = await week.desk('kefu')
    await openQueue(page, 'd', say('订单', 'Orders'))
    await page.keyboard.press('/')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.getByText(say('交易完成', 'Completed')).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: PEOPLE.qin }).click()
    await page.getByRole('heading', { level: 1, name: PEOPLE.qin }).waitFor()
    await page.getByRole('link', { name: say('备注', 'Notes') }).click()
    await page.getByRole('main').getByRole('textbox').fill(say('来电确认已收店', 'Called: has the shop'))
    await page.getByRole('button', { name: say('添加', 'Add'), exact: true }).click()
    await page.getByText(say('已添加备注', 'The note was added')).waitFor()
  })
}
