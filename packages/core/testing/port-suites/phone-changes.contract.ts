import { describe, expect, it } from 'vitest'
import type { PhoneProof } from '../../src/account/index.ts'
import { MINUTE_MS } from '../../src/kernel/index.ts'
import { reasonOf, receiveCode, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const NEW_MOBILE = '13912340000'
const REASON = '原手机丢失，号码已停用'

export function phoneChangesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the PhoneChanges contract`, () => {
    const fixture = withFixture(open)
    const prove = async ({ device, mobile }: Person) =>
      valueOf(await device.phoneChanges.prove(await receiveCode(fixture(), device, mobile, 'change-phone')))
    const proveAgain = async ({ device, mobile }: Person) =>
      valueOf(await device.phoneChanges.proveAgain(await receiveCode(fixture(), device, mobile, 'change-phone')))
    const codeOfNew = (mobile = NEW_MOBILE) => receiveCode(fixture(), fixture().buyer.device, mobile, 'new-phone')
    const logsIn = async (login: string) => {
      const { sessions } = fixture().openDevice()
      return reasonOf(await sessions.loginByPassword({ name: login, password: fixture().buyer.password }))
    }

    it('changes at once with the codes of both mobiles, and throws out every other device (ACC-29)', async () => {
      const { buyer } = fixture()
      const other = fixture().openDevice()
      other.session.write(
        valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })),
      )
      const proof = await prove(buyer)
      valueOf(await buyer.device.phoneChanges.change({ proof, newMobile: NEW_MOBILE, code: await codeOfNew() }))
      expect(valueOf(await buyer.device.sessions.me()).mobile).toBe('139****0000')
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_MOBILE), await logsIn(buyer.mobile)]).toEqual(['ok', 'credentials-wrong'])
      const { items } = valueOf(await buyer.device.inbox.list('money', null))
      expect(items.map(({ event, figures }) => [event, figures['changed']])).toEqual([['money.credential', 'mobile']])
    })

    it('takes a proof once, for ten minutes, from the one who gave it (ACC-29)', async () => {
      const { buyer, secondBuyer } = fixture()
      const proof = await prove(buyer)
      const theirs = await receiveCode(fixture(), secondBuyer.device, NEW_MOBILE, 'new-phone')
      expect(
        reasonOf(await secondBuyer.device.phoneChanges.change({ proof, newMobile: NEW_MOBILE, code: theirs })),
      ).toBe('proof-spent')
      const made = 'made-up-by-myself-as-is' as PhoneProof
      expect(
        reasonOf(await buyer.device.phoneChanges.change({ proof: made, newMobile: NEW_MOBILE, code: theirs })),
      ).toBe('proof-spent')
      await fixture().advance(11 * MINUTE_MS)
      const late = { proof, newMobile: NEW_MOBILE, code: await codeOfNew() }
      expect(reasonOf(await buyer.device.phoneChanges.change(late))).toBe('proof-spent')
      const again = await proveAgain(buyer)
      valueOf(await buyer.device.phoneChanges.change({ ...late, proof: again, code: await codeOfNew() }))
      const third = { proof: again, newMobile: '13912340001', code: await codeOfNew('13912340001') }
      expect(reasonOf(await buyer.device.phoneChanges.change(third))).toBe('proof-spent')
    })

    it('refuses a wrong code, a mobile that another user has, and the same one (ACC-29)', async () => {
      const { buyer, seller } = fixture()
      const code = await codeOfNew()
      expect(reasonOf(await buyer.device.phoneChanges.prove(code))).toBe('code-wrong')
      expect(reasonOf(await buyer.device.phoneChanges.proveAgain(code))).toBe('code-wrong')
      const proof = await prove(buyer)
      const { change } = buyer.device.phoneChanges
      const wrong = (await codeOfNew()) === '000000' ? '000001' : '000000'
      expect(reasonOf(await change({ proof, newMobile: NEW_MOBILE, code: wrong }))).toBe('code-wrong')
      const taken = { proof, newMobile: seller.mobile, code: await codeOfNew(seller.mobile) }
      expect(await change(taken)).toMatchObject({ ok: false, failure: { reason: 'mobile-taken', field: 'newMobile' } })
      const same = await change({ proof, newMobile: buyer.mobile, code })
      expect(same).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'newMobile' } })
      expect(await logsIn(buyer.mobile)).toBe('ok')
    })

    it('asks for another mobile without the present one, once at a time (ACC-18)', async () => {
      const { buyer } = fixture()
      const requested = valueOf(
        await buyer.device.phoneChanges.request({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }),
      )
      expect(requested).toMatchObject({
        status: 'reviewing',
        reason: REASON,
        newMobile: '139****0000',
        reviewedAt: null,
        note: '',
      })
      expect(valueOf(await buyer.device.phoneChanges.record())).toEqual([requested])
      expect(valueOf(await buyer.device.profiles.safety()).phoneChange).toBe('reviewing')
      const again = { newMobile: '13912340001', code: await codeOfNew('13912340001'), reason: REASON }
      expect(reasonOf(await buyer.device.phoneChanges.request(again))).toBe('change-open')
      expect(await logsIn(buyer.mobile)).toBe('ok')
    })

    it('counts the new mobile once a reviewer has agreed, and all devices log in again (ACC-18, ACC-30)', async () => {
      const { buyer } = fixture()
      valueOf(
        await buyer.device.phoneChanges.request({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }),
      )
      await fixture().reviewPhoneChange(buyer.userId, 'changed', '')
      expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_MOBILE), await logsIn(buyer.mobile)]).toEqual(['ok', 'credentials-wrong'])
    })

    it('shows each person their own (ACC-28)', async () => {
      const { buyer, secondBuyer } = fixture()
      valueOf(
        await buyer.device.phoneChanges.request({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }),
      )
      expect(valueOf(await secondBuyer.device.phoneChanges.record())).toEqual([])
    })
  })
}
