import { expect, it } from 'vitest'
import { newKey } from '../../../api/api-client.ts'
import { PEOPLE } from '../../../api/people.ts'
import { expectAccessible, leave, openCase, openQueue } from './at-desk.ts'
import type { Week } from './open-week.ts'

const ADDRESS = {
  receiver: '周晓',
  mobile: '13800000001',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110105',
  detail: '建国路 8 号',
  postcode: '100022',
  isDefault: true,
} as const

interface Gift {
  readonly id: string
  readonly coins: number
  readonly coupon: unknown
}

export function contentWeek(week: Week): void {
  const { say } = week
  it('content: a gift is sent to its address by keyboard, and who took it follows the parcel', async () => {
    const zhou = await week.member(PEOPLE.zhou)
    const { id: addressId } = await zhou.must<{ id: string }>('POST user/address', ADDRESS)
    const { gifts } = await zhou.must<{ gifts: readonly Gift[] }>('GET coin/gifts')
    const [gift] = gifts.filter(({ coupon }) => coupon === null).toSorted((one, other) => one.coins - other.coins)
    await zhou.must('POST getGiftByCoin', { giftId: gift?.id, addressId }, { key: newKey() })
    const page = await week.desk('neirong')
    await openQueue(page, 'g', say('金币礼品', 'Gifts to send'))
    await openCase(page, PEOPLE.zhou)
    await expectAccessible(page)
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').press('Enter')
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox').last().fill('SF1234567890')
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await leave(page)
    await expect.poll(async () => (await zhou.call('GET getExchangeLogs')).text).toContain('SF1234567890')
  })
}
