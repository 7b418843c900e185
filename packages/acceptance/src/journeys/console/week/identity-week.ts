import { expect, it } from 'vitest'
import { PEOPLE } from '../../../api/people.ts'
import { handInIdentity, RESIDENT_ID } from '../../steps/hand-in.ts'
import { expectAccessible, leave, openCase, openQueue, sendWords } from './at-desk.ts'
import type { Week } from './open-week.ts'

export function identityWeek(week: Week): void {
  const { say } = week
  it('identity: documents are accepted after a look at them, and their person reads that they are verified', async () => {
    await handInIdentity(await week.sealed(), await week.member(PEOPLE.lin))
    const page = await week.desk('heming')
    await openQueue(page, 'i', say('实名认证', 'Identities'))
    await openCase(page, PEOPLE.lin)
    const accept = page.getByRole('button', { name: say('通过', 'Accept') }).first()
    expect(await accept.isEnabled()).toBe(false)
    await page.getByRole('button', { name: say('查看完整内容', 'Show all of it') }).click()
    await sendWords(page, say('审核这份资料', 'To review these documents'))
    await page.getByText(RESIDENT_ID).waitFor()
    await expectAccessible(page)
    await expect.poll(() => accept.isEnabled()).toBe(true)
    await page.keyboard.press('a')
    await leave(page)
    const phone = await week.phone(PEOPLE.lin)
    await phone.goto('/user_center/server/verify')
    await phone.getByText('林小满').or(phone.getByText('已认证')).first().waitFor()
  })
}
