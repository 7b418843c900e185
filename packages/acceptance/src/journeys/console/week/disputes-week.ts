import { expect, it } from 'vitest'
import { capitalOf } from '../../../api/market.ts'
import { DEMO_PASSWORD, PEOPLE } from '../../../api/people.ts'
import { logInOnPage } from '../../steps/enter.ts'
import { reportMismatch, reportShop, shopOf } from '../../steps/hand-in.ts'
import { approve, expectAccessible, leave, openCase, openQueue, sendPrepared, sendWords } from './at-desk.ts'
import type { Week } from './open-week.ts'

export function disputesWeek(week: Week): void {
  const { say } = week

  it('disputes: a mismatch at the viewing is agreed to, and the deposit is back', async () => {
    const [api, qin, zhao] = [await week.api(), await week.member(PEOPLE.qin), await week.member(PEOPLE.zhao)]
    const { shop } = await shopOf(api, (name) => name === PEOPLE.zhao)
    const before = (await capitalOf(qin)).availableFen
    const words = '后台有一笔严重违规没有写明'
    const { id } = await reportMismatch(qin, zhao, shop, words)
    const page = await week.desk('jiufen')
    await openQueue(page, 'f', say('退款', 'Refunds'))
    await openCase(page, PEOPLE.qin)
    await page.getByText(words).first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('a')
    await sendPrepared(page)
    await leave(page)
    await expect.poll(async () => (await capitalOf(qin)).availableFen).toBe(before)
    const phone = await week.phone(PEOPLE.qin)
    await phone.goto(`/user_center/order_detail/${id}`)
    await phone.getByText('已退款').first().waitFor()
  })

  it('disputes and support: a report is upheld, its reporter reads why, and two people block the seller', async () => {
    const zhou = await week.member(PEOPLE.zhou)
    const { shop, seller } = await shopOf(await week.api(), (name) => name !== PEOPLE.zhao)
    await reportShop(zhou, shop.id, '卖家让我加微信，绕开平台付款')
    const page = await week.desk('jiufen')
    await openQueue(page, 'j', say('举报', 'Reports'))
    await openCase(page, shop.title)
    await page.keyboard.press('a')
    await sendPrepared(page)
    await leave(page)
    await expect
      .poll(() => zhou.must('GET goods/report', { shopId: shop.id }))
      .toMatchObject({ status: 'upheld', answer: '经核实，情况属实，店铺已下架。感谢您的反馈。' })
    await openQueue(page, 'u', say('用户', 'Users'))
    await page.keyboard.press('/')
    await page.keyboard.type(seller)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: seller }).click()
    await page.getByRole('button', { name: say('暂停账号', 'Suspend') }).click()
    await sendWords(page, say('举报属实，绕开平台收款', 'The report is true: paid outside the platform'))
    await page.getByText(say('已提出，等另一位工作人员复核', 'Proposed. Another member of staff')).waitFor()
    const second = await week.desk('kefu')
    await approve(week, second, say('暂停账号', 'Suspend accounts'))
    const phone = await week.visitor()
    await phone.goto('/login')
    await logInOnPage(phone, seller, DEMO_PASSWORD)
    await phone
      .getByText(/已被暂停使用，不能登录/)
      .first()
      .waitFor()
    await page.reload()
    await page.getByText(say('已暂停', 'Suspended')).first().waitFor()
    await expectAccessible(page)
  })
}
