import { describe, expect, it } from 'vitest'
import { reasonOf, receiveCode, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

const NEW_PASSWORD = 'quite-another-7'

export function passwordsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Passwords contract`, () => {
    const fixture = withFixture(open)
    const anotherDevice = async () => {
      const { username, password } = fixture().buyer
      const device = fixture().openDevice()
      device.session.write(valueOf(await device.sessions.loginByPassword({ name: username, password })))
      return device
    }
    const logsIn = async (password: string) =>
      reasonOf(await fixture().openDevice().sessions.loginByPassword({ name: fixture().buyer.username, password }))

    it('changes the password by the present one, and throws out every other device (ACC-36)', async () => {
      const { device, password } = fixture().buyer
      const other = await anotherDevice()
      valueOf(await device.passwords.change({ password, newPassword: NEW_PASSWORD }))
      valueOf(await device.sessions.me())
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_PASSWORD), await logsIn(password)]).toEqual(['ok', 'credentials-wrong'])
    })

    it('refuses a wrong one, and a new one that is too simple (ACC-36)', async () => {
      const { device, password } = fixture().buyer
      const wrong = await device.passwords.change({ password: 'not-this-1', newPassword: NEW_PASSWORD })
      expect(wrong).toMatchObject({ ok: false, failure: { reason: 'password-wrong', field: 'password' } })
      const weak = await device.passwords.change({ password, newPassword: 'short1' })
      expect(weak).toMatchObject({ ok: false, failure: { reason: 'password-weak', field: 'newPassword' } })
      expect(await logsIn(password)).toBe('ok')
    })

    it('replaces a forgotten password by a code, and throws out every device (ACC-37)', async () => {
      const { device, mobile, password } = fixture().buyer
      const stranger = fixture().openDevice()
      const code = await receiveCode(fixture(), stranger, mobile, 'forgot-password')
      expect(reasonOf(await stranger.passwords.reset({ mobile, code, newPassword: 'short1' }))).toBe('password-weak')
      valueOf(await stranger.passwords.reset({ mobile, code, newPassword: NEW_PASSWORD }))
      expect(reasonOf(await device.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_PASSWORD), await logsIn(password)]).toEqual(['ok', 'credentials-wrong'])
      expect((await stranger.passwords.reset({ mobile, code, newPassword: 'a-third-one-9' })).ok).toBe(false)
    })

    it('says the same of a mobile without an account as of a wrong code (ACC-37)', async () => {
      const stranger = fixture().openDevice()
      const [known, unknown] = [fixture().buyer.mobile, '13912340000']
      const answers = []
      for (const mobile of [known, unknown]) {
        const code = await receiveCode(fixture(), stranger, mobile, 'register')
        answers.push(await stranger.passwords.reset({ mobile, code, newPassword: NEW_PASSWORD }))
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers.map(reasonOf)).toEqual(['code-wrong', 'code-wrong'])
    })
  })
}
