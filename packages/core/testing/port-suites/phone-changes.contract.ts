import { describe, expect, it } from 'vitest'
import type { PhoneProof } from '../../src/account/index.ts'
import { MINUTE_MS } from '../../src/kernel/index.ts'
import { reasonOf, receiveCode, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const NEW_MOBILE = '13912340000'
const REASON = '原手机丢失，号码已停用'

export function phoneChangesContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the PhoneChanges contract`, () => {
    const world = withWorld(open)
    const prove = async ({ device, mobile }: Person) =>
      valueOf(await device.phoneChanges.prove(await receiveCode(world(), device, mobile, 'change-phone')))
    const codeOfNew = (mobile = NEW_MOBILE) => receiveCode(world(), world().buyer.device, mobile, 'new-phone')
    const logsIn = async (login: string) => {
      const { sessions } = world().openDevice()
      return reasonOf(await sessions.loginByPassword({ name: login, password: world().buyer.password }))
    }

    it('[ACC-29] changes at once with the codes of both mobiles, and throws out every other device', async () => {
      const { buyer } = world()
      const other = world().openDevice()
      other.session.write(valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })))
      const proof = await prove(buyer)
      valueOf(await buyer.device.phoneChanges.change({ proof, newMobile: NEW_MOBILE, code: await codeOfNew() }))
      expect(valueOf(await buyer.device.sessions.me()).mobile).toBe('139****0000')
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_MOBILE), await logsIn(buyer.mobile)]).toEqual(['ok', 'credentials-wrong'])
    })

    it('[ACC-29] takes a proof once, for ten minutes, from the one who gave it', async () => {
      const { buyer, secondBuyer } = world()
      const proof = await prove(buyer)
      const theirs = await receiveCode(world(), secondBuyer.device, NEW_MOBILE, 'new-phone')
      expect(reasonOf(await secondBuyer.device.phoneChanges.change({ proof, newMobile: NEW_MOBILE, code: theirs }))).toBe('proof-spent')
      const made = 'made-up-by-myself-as-is' as PhoneProof
      expect(reasonOf(await buyer.device.phoneChanges.change({ proof: made, newMobile: NEW_MOBILE, code: theirs }))).toBe('proof-spent')
      await world().advance(11 * MINUTE_MS)
      const late = { proof, newMobile: NEW_MOBILE, code: await codeOfNew() }
      expect(reasonOf(await buyer.device.phoneChanges.change(late))).toBe('proof-spent')
      const again = await prove(buyer)
      valueOf(await buyer.device.phoneChanges.change({ ...late, proof: again, code: await codeOfNew() }))
      const third = { proof: again, newMobile: '13912340001', code: await codeOfNew('13912340001') }
      expect(reasonOf(await buyer.device.phoneChanges.change(third))).toBe('proof-spent')
    })

    it('[ACC-29] refuses a wrong code, a mobile that somebody has, and the same one', async () => {
      const { buyer, seller } = world()
      const code = await codeOfNew()
      expect(reasonOf(await buyer.device.phoneChanges.prove(code))).toBe('code-wrong')
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

    it('[ACC-17] [ACC-18] asks for another mobile without the present one, once at a time', async () => {
      const { buyer } = world()
      const asked = valueOf(await buyer.device.phoneChanges.ask({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }))
      expect(asked).toMatchObject({ status: 0, reason: REASON, newMobile: '139****0000', reviewedAt: null, note: '' })
      expect(valueOf(await buyer.device.phoneChanges.record())).toEqual([asked])
      expect(valueOf(await buyer.device.profiles.safety()).phoneChange).toBe(0)
      const again = { newMobile: '13912340001', code: await codeOfNew('13912340001'), reason: REASON }
      expect(reasonOf(await buyer.device.phoneChanges.ask(again))).toBe('change-open')
      expect(await logsIn(buyer.mobile)).toBe('ok')
    })

    it('[ACC-17] names the field that is wrong', async () => {
      const { buyer } = world()
      const draft = { newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }
      for (const [field, value] of [['newMobile', buyer.mobile], ['reason', '丢'], ['newMobile', '12']] as const) {
        expect(await buyer.device.phoneChanges.ask({ ...draft, [field]: value })).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field } })
      }
      expect(valueOf(await buyer.device.phoneChanges.record())).toEqual([])
    })

    it('[ACC-18] [ACC-30] counts the new mobile once a reviewer has agreed, and everybody logs in anew', async () => {
      const { buyer } = world()
      valueOf(await buyer.device.phoneChanges.ask({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }))
      await world().reviewPhoneChange(buyer.userId, 1, '')
      expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_MOBILE), await logsIn(buyer.mobile)]).toEqual(['ok', 'credentials-wrong'])
    })

    it('[ACC-18] [ACC-30] changes nothing when a reviewer refuses, says why, and another may be asked for', async () => {
      const { buyer } = world()
      valueOf(await buyer.device.phoneChanges.ask({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }))
      await world().reviewPhoneChange(buyer.userId, 2, '证件与账号不符')
      const [refused] = valueOf(await buyer.device.phoneChanges.record())
      expect(refused).toMatchObject({ status: 2, note: '证件与账号不符' })
      expect(refused?.reviewedAt).not.toBeNull()
      expect(await logsIn(buyer.mobile)).toBe('ok')
      valueOf(await buyer.device.phoneChanges.ask({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }))
      expect(valueOf(await buyer.device.phoneChanges.record()).map(({ status }) => status)).toEqual([0, 2])
    })

    it('[ACC-31] is for people who are logged in, and each sees their own', async () => {
      const { buyer, secondBuyer } = world()
      valueOf(await buyer.device.phoneChanges.ask({ newMobile: NEW_MOBILE, code: await codeOfNew(), reason: REASON }))
      expect(valueOf(await secondBuyer.device.phoneChanges.record())).toEqual([])
      const { phoneChanges, codes } = world().openDevice()
      const change = { newMobile: NEW_MOBILE, code: '123123' }
      const answers = [phoneChanges.record(), phoneChanges.prove('123123'), phoneChanges.ask({ ...change, reason: REASON })]
      for (const answer of answers) expect(reasonOf(await answer)).toBe('login-required')
      expect(reasonOf(await phoneChanges.change({ ...change, proof: 'made-up-by-myself-as-is' as PhoneProof }))).toBe('login-required')
      const captcha = await world().solveCaptcha(world().openDevice())
      expect(reasonOf(await codes.send({ mobile: NEW_MOBILE, purpose: 'new-phone', captcha }))).toBe('login-required')
    })
  })
}
