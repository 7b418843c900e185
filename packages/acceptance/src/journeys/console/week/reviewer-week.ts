import { expect, it } from 'vitest'
import { PEOPLE } from '../../../api/people.ts'
import { handInListing, uploadPicture } from '../../steps/hand-in.ts'
import { expectAccessible, leave, openCase, openQueue, storeEvidence } from './at-desk.ts'
import type { Week } from './open-week.ts'

const SHOP_TITLE = '栖霞茶具旗舰店，七年老店'
/** On cards, below the title that is composed of the figures and says the kind already. */
const ON_CARDS = '栖霞茶具 七年老店'

export function reviewerWeek(week: Week): void {
  const { say } = week
  it('reviewer: a listing gets its evidence and is accepted by keyboard, and a visitor finds it', async () => {
    const seller = await week.member(PEOPLE.zhao)
    const { id } = await handInListing(seller, {
      kind: 'flagship',
      title: SHOP_TITLE,
      photos: JSON.stringify([{ id: await uploadPicture(seller, 480) }]),
    })
    week.notes.set('listing', id)
    const page = await week.desk('shenhe')
    await openQueue(page, 'l', say('上架审核', 'Listings'))
    await openCase(page, SHOP_TITLE)
    await storeEvidence(page, id)
    await page.getByText(say('验店凭证', 'Evidence of an inspection')).first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('a')
    await leave(page)
    const visitor = await week.visitor()
    await expect
      .poll(async () => {
        await visitor.goto(`/search/${encodeURIComponent('栖霞茶具')}`)
        return visitor.getByRole('main').getByTestId('shop-card').filter({ hasText: ON_CARDS }).count()
      })
      .toBe(1)
    await visitor.goto(`/shop/${id}`)
    await visitor.getByRole('link', { name: '立即下单' }).waitFor()
  })
}
