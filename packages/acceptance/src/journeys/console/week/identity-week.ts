import { it } from 'vitest'
import { PEOPLE } from '../../../api/people.ts'
import { handInIdentity } from '../../steps/hand-in.ts'
import { acceptIdentity } from './at-desk.ts'
import type { Week } from './open-week.ts'

export function identityWeek(week: Week): void {
  it('identity: documents are accepted after a look at them, and their person reads that they are verified', async () => {
    await handInIdentity(await week.sealed(), await week.member(PEOPLE.lin))
    await acceptIdentity(week, await week.desk('heming'), PEOPLE.lin)
    const phone = await week.phone(PEOPLE.lin)
    await phone.goto('/user_center/server/verify')
    await phone.getByText('林小满').or(phone.getByText('已认证')).first().waitFor()
  })
}
