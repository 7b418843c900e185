import type { ReceivingAccount } from '@diandu/core/wallet'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { ownAccount, ownerOfAccount } from './own-account-store.ts'

const CMB: ReceivingAccount = {
  bank: 'CMB',
  accountName: '店渡',
  branch: '杭州分行',
  number: '571900000010001',
  madeForUserId: null,
}
const ICBC: ReceivingAccount = {
  bank: 'ICBC',
  accountName: '店渡科技',
  branch: '西湖支行',
  number: '120200000020002',
  madeForUserId: null,
}

describeOnEachEngine('An account made for a person', (open) => {
  it('is one however often it is asked for, at once too, and the same with its bank (WAL-43)', async () => {
    const db = await open()
    const requested = await Promise.all(Array.from({ length: 8 }, () => ownAccount(db, 'lin', CMB, 1)))
    expect(new Set(requested.map(({ number }) => number)).size).toBe(1)
    expect(requested[0]).toEqual({
      ...CMB,
      number: expect.stringMatching(/^571900000010001\d{8}$/),
      madeForUserId: 'lin',
    })
    expect(await ownAccount(db, 'lin', CMB, 2)).toEqual(requested[0])
    expect((await ownAccount(db, 'wu', CMB, 2)).number).not.toBe(requested[0]?.number)
  })

  it('is another once the platform has gone to another bank; the old one is theirs still, and is shown again only with its own bank (WAL-43)', async () => {
    const db = await open()
    const old = await ownAccount(db, 'lin', CMB, 1)
    const now = await ownAccount(db, 'lin', ICBC, 2)
    expect(now).toEqual({ ...ICBC, number: expect.stringMatching(/^120200000020002\d{8}$/), madeForUserId: 'lin' })
    expect([await ownerOfAccount(db, old.number), await ownerOfAccount(db, now.number)]).toEqual(['lin', 'lin'])
    // The same digits at another bank are another account.
    const moved = await ownAccount(db, 'lin', { ...CMB, bank: 'ICBC' }, 3)
    expect([moved.bank, moved.number === old.number]).toEqual(['ICBC', false])
    expect(await ownAccount(db, 'lin', CMB, 4)).toEqual(old)
  })

  it('an account from before its bank was kept is given again under the same number of the platform, and is never shown under another (WAL-43)', async () => {
    const db = await open()
    await db.change(
      `INSERT INTO own_accounts (user_id, number, house_number, made_at) VALUES ('lin', '57190000001000100000007', '571900000010001', 1)`,
      [],
    )
    expect((await ownAccount(db, 'lin', ICBC, 2)).number).toMatch(/^120200000020002/)
    expect(await ownAccount(db, 'lin', CMB, 2)).toEqual({
      ...CMB,
      number: '57190000001000100000007',
      madeForUserId: 'lin',
    })
  })
})
