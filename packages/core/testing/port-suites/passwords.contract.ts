import { describe, expect, it } from 'vitest'
import { reasonOf, receiveCode, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

const NEW_PASSWORD = 'quite-another-7'

export function passwordsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Passwords contract`, () => {
    const world = withWorld(open)
    const anotherDevice = async () => {
      const { username, password } = world().buyer
      const device = world().openDevice()
      device.session.write(valueOf(await device.sessions.loginByPassword({ name: username, password })))
      return device
    }
    const logsIn = async (password: string) =>
      reasonOf(await world().openDevice().sessions.loginByPassword({ name: world().buyer.username, password }))

    it('[ACC-36] changes the password by the present one, and throws out every other device', async () => {
      const { device, password } = world().buyer
      const other = await anotherDevice()
      valueOf(await device.passwords.change({ password, newPassword: NEW_PASSWORD }))
      valueOf(await device.sessions.me())
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_PASSWORD), await logsIn(password)]).toEqual(['ok', 'credentials-wrong'])
    })

    it('[ACC-36] refuses a wrong one, and a new one that is too simple', async () => {
      const { device, password } = world().buyer
      const wrong = await device.passwords.change({ password: 'not-this-1', newPassword: NEW_PASSWORD })
      expect(wrong).toMatchObject({ ok: false, failure: { reason: 'password-wrong', field: 'password' } })
      const weak = await device.passwords.change({ password, newPassword: 'short1' })
      expect(weak).toMatchObject({ ok: false, failure: { reason: 'password-weak', field: 'newPassword' } })
      expect(await logsIn(password)).toBe('ok')
    })

    it('[ACC-37] replaces a forgotten password by a code, and throws out every device', async () => {
      const { device, mobile, password } = world().buyer
      const stranger = world().openDevice()
      const code = await receiveCode(world(), stranger, mobile, 'forgot-password')
      expect(reasonOf(await stranger.passwords.reset({ mobile, code, newPassword: 'short1' }))).toBe('password-weak')
      valueOf(await stranger.passwords.reset({ mobile, code, newPassword: NEW_PASSWORD }))
      expect(reasonOf(await device.sessions.me())).toBe('login-required')
      expect([await logsIn(NEW_PASSWORD), await logsIn(password)]).toEqual(['ok', 'credentials-wrong'])
      expect((await stranger.passwords.reset({ mobile, code, newPassword: 'a-third-one-9' })).ok).toBe(false)
    })

    it('[ACC-37] says the same of a mobile without an account as of a wrong code', async () => {
      const stranger = world().openDevice()
      const [known, unknown] = [world().buyer.mobile, '13912340000']
      const answers = []
      for (const mobile of [known, unknown]) {
        const code = await receiveCode(world(), stranger, mobile, 'register')
        answers.push(await stranger.passwords.reset({ mobile, code, newPassword: NEW_PASSWORD }))
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers.map(reasonOf)).toEqual(['code-wrong', 'code-wrong'])
    })

    it('[ACC-36] changes nobody\'s password without a login', async () => {
      const { password } = world().buyer
      expect(reasonOf(await world().openDevice().passwords.change({ password, newPassword: NEW_PASSWORD }))).toBe('login-required')
    })
  })
}
