import { describe, expect, it } from 'vitest'
import { reasonOf, receiveCode, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

const NEW_MOBILE = '13912340000'

export function accountSessionsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the AccountSessions contract`, () => {
    const world = withWorld(open)

    it('[SES-40] says to whoever knows the password that no mobile is bound, and to nobody else', async () => {
      const { username, password } = world().phoneless
      const { sessions } = world().openDevice()
      expect(reasonOf(await sessions.loginByPassword({ name: username, password }))).toBe('phone-not-bound')
      expect(reasonOf(await sessions.loginByPassword({ name: username, password: 'not-this-1' }))).toBe('credentials-wrong')
    })

    it('[SES-40] binds a mobile by password and code, and logs in', async () => {
      const { username, password, userId } = world().phoneless
      const device = world().openDevice()
      const binding = { name: username, password, mobile: NEW_MOBILE }
      const code = await receiveCode(world(), device, NEW_MOBILE, 'bind-phone')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(reasonOf(await device.accountSessions.bindMobile({ ...binding, code: wrong }))).toBe('code-wrong')
      expect(reasonOf(await device.accountSessions.bindMobile({ ...binding, password: 'not-this-1', code }))).toBe('credentials-wrong')
      const session = valueOf(await device.accountSessions.bindMobile({ ...binding, code }))
      expect(session.userInfo).toEqual({ userId, username, mobile: '139****0000' })
      device.session.write(session)
      valueOf(await device.sessions.me())
      valueOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password }))
    })

    it('[SES-40] binds no mobile that somebody has, and none to an account that has one', async () => {
      const { buyer, phoneless } = world()
      const { username, password } = phoneless
      const device = world().openDevice()
      const taken = { name: username, password, mobile: buyer.mobile, code: await receiveCode(world(), device, buyer.mobile, 'bind-phone') }
      expect(reasonOf(await device.accountSessions.bindMobile(taken))).toBe('mobile-taken')
      const code = await receiveCode(world(), device, NEW_MOBILE, 'bind-phone')
      const bound = { name: buyer.username, password: buyer.password, mobile: NEW_MOBILE, code }
      expect(reasonOf(await device.accountSessions.bindMobile(bound))).toBe('mobile-bound')
    })

    it('[SES-41] gives a session for the token of an app, once', async () => {
      const { buyer } = world()
      const token = await world().appToken(buyer.userId)
      const device = world().openDevice()
      const session = valueOf(await device.accountSessions.exchangeAppToken(token))
      expect(session.userInfo.userId).toBe(buyer.userId)
      device.session.write(session)
      valueOf(await device.sessions.me())
      expect(reasonOf(await device.accountSessions.exchangeAppToken(token))).toBe('app-token-wrong')
    })

    it('[SES-41] refuses a token that is made up, changed or cut', async () => {
      const token = await world().appToken(world().buyer.userId)
      const { accountSessions } = world().openDevice()
      const last = token.endsWith('A') ? 'B' : 'A'
      for (const bad of ['x', 'made.up.token', token.slice(0, -4), `${token.slice(0, -1)}${last}`, `${token}A`]) {
        expect(reasonOf(await accountSessions.exchangeAppToken(bad))).toBe('app-token-wrong')
      }
      valueOf(await accountSessions.exchangeAppToken(token))
    })

    it('[SES-42] signs out on every device at once, and nobody else', async () => {
      const { buyer, seller } = world()
      const other = world().openDevice()
      other.session.write(valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })))
      valueOf(await other.accountSessions.signOutEverywhere())
      for (const { sessions } of [buyer.device, other]) expect(reasonOf(await sessions.me())).toBe('login-required')
      valueOf(await seller.device.sessions.me())
      expect(reasonOf(await other.accountSessions.signOutEverywhere())).toBe('login-required')
    })
  })
}
