import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { reasonOf, receiveCode, valueOf } from '../fixture-steps.ts'
import type { SessionId } from '../../src/session/index.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture, Person } from '../fixture.ts'

const NEW_MOBILE = '13912340000'

export function accountSessionsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the AccountSessions contract`, () => {
    const fixture = withFixture(open)

    it('says to a caller who knows the password that no mobile is bound, and to no other caller (SES-40)', async () => {
      const { username, password } = fixture().phoneless
      const { sessions } = fixture().openDevice()
      expect(reasonOf(await sessions.loginByPassword({ name: username, password }))).toBe('phone-not-bound')
      expect(reasonOf(await sessions.loginByPassword({ name: username, password: 'not-this-1' }))).toBe(
        'credentials-wrong',
      )
    })

    it('binds a mobile by password and code, and logs in (SES-40)', async () => {
      const { username, password, userId } = fixture().phoneless
      const device = fixture().openDevice()
      const binding = { name: username, password, mobile: NEW_MOBILE }
      const code = await receiveCode(fixture(), device, NEW_MOBILE, 'bind-phone')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(reasonOf(await device.accountSessions.bindMobile({ ...binding, code: wrong }))).toBe('code-wrong')
      expect(reasonOf(await device.accountSessions.bindMobile({ ...binding, password: 'not-this-1', code }))).toBe(
        'credentials-wrong',
      )
      const session = valueOf(await device.accountSessions.bindMobile({ ...binding, code }))
      expect(session.userInfo).toEqual({ userId, username, mobile: '139****0000' })
      device.session.write(session)
      valueOf(await device.sessions.me())
      valueOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password }))
    })

    it('binds no mobile that another user has, and none to an account that has one (SES-40)', async () => {
      const { buyer, phoneless } = fixture()
      const { username, password } = phoneless
      const device = fixture().openDevice()
      const taken = {
        name: username,
        password,
        mobile: buyer.mobile,
        code: await receiveCode(fixture(), device, buyer.mobile, 'bind-phone'),
      }
      expect(reasonOf(await device.accountSessions.bindMobile(taken))).toBe('mobile-taken')
      const code = await receiveCode(fixture(), device, NEW_MOBILE, 'bind-phone')
      const bound = { name: buyer.username, password: buyer.password, mobile: NEW_MOBILE, code }
      expect(reasonOf(await device.accountSessions.bindMobile(bound))).toBe('mobile-bound')
    })

    it('gives a session for the token of an app, once (SES-41)', async () => {
      const { buyer } = fixture()
      const token = await fixture().appToken(buyer.userId)
      const device = fixture().openDevice()
      const session = valueOf(await device.accountSessions.exchangeAppToken(token))
      expect(session.userInfo.userId).toBe(buyer.userId)
      device.session.write(session)
      valueOf(await device.sessions.me())
      expect(reasonOf(await device.accountSessions.exchangeAppToken(token))).toBe('app-token-wrong')
    })

    const loggedIn = async ({ username, password }: Pick<Person, 'username' | 'password'>): Promise<Device> => {
      const device = fixture().openDevice()
      device.session.write(valueOf(await device.sessions.loginByPassword({ name: username, password })))
      return device
    }
    const listed = async ({ accountSessions }: Device) => valueOf(await accountSessions.listSessions())

    it('lists where a user is logged in: this device first, then those that were used last, and when (SES-46)', async () => {
      const { buyer } = fixture()
      const [first] = await listed(buyer.device)
      await fixture().advance(2 * HOUR_MS)
      const other = await loggedIn(buyer)
      await fixture().advance(3 * HOUR_MS)
      valueOf(await buyer.device.sessions.me())
      await fixture().advance(10 * MINUTE_MS)
      const third = await loggedIn(buyer)
      const shown = await listed(other)
      expect(shown.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
      expect(new Set(shown.map(({ id }) => id)).size).toBe(3)
      expect(shown[2]?.id).toBe(first?.id)
      expect((await listed(third))[0]).toMatchObject({ id: shown[1]?.id, isCurrent: true })
      const [mine, last, oldest] = shown
      expect(mine?.lastUsedAt).toBeGreaterThanOrEqual((mine?.startedAt ?? 0) + 3 * HOUR_MS)
      expect(last?.startedAt).toBe(last?.lastUsedAt)
      expect((oldest?.lastUsedAt ?? 0) - (oldest?.startedAt ?? 0)).toBeGreaterThanOrEqual(5 * HOUR_MS)
    })

    it('says nothing of other users (SES-46)', async () => {
      const { buyer, seller } = fixture()
      const [own] = await listed(buyer.device)
      expect(await listed(seller.device)).toHaveLength(1)
      expect((await listed(seller.device)).map(({ id }) => id)).not.toContain(own?.id)
    })

    it('ends one session by the login password: its device is told as of a login that lapsed, the others stay (SES-47)', async () => {
      const { buyer } = fixture()
      const [other, third] = [await loggedIn(buyer), await loggedIn(buyer)]
      const sessionId = (await listed(other))[0]?.id as SessionId
      expect(reasonOf(await buyer.device.accountSessions.endSession({ sessionId, password: 'not-this-1' }))).toBe(
        'password-wrong',
      )
      valueOf(await other.sessions.me())
      valueOf(await buyer.device.accountSessions.endSession({ sessionId, password: buyer.password }))
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      for (const { sessions } of [buyer.device, third]) valueOf(await sessions.me())
      expect((await listed(buyer.device)).map(({ id }) => id)).not.toContain(sessionId)
    })

    it('ends no other user’s session: one of another user is answered like one that never was, or has ended (SES-47)', async () => {
      const { buyer, seller } = fixture()
      const own = (await listed(await loggedIn(buyer)))[0]?.id as SessionId
      valueOf(await buyer.device.accountSessions.endSession({ sessionId: own, password: buyer.password }))
      const foreign = (await listed(seller.device))[0]?.id as SessionId
      for (const sessionId of [foreign, own, 'no-such-session' as SessionId]) {
        expect(reasonOf(await buyer.device.accountSessions.endSession({ sessionId, password: buyer.password }))).toBe(
          'not-found',
        )
      }
      valueOf(await seller.device.sessions.me())
    })

    it('ends every other session by the login password, and this one stays (SES-47)', async () => {
      const { buyer, seller } = fixture()
      const others = [await loggedIn(buyer), await loggedIn(buyer)]
      expect(reasonOf(await buyer.device.accountSessions.endOtherSessions('not-this-1'))).toBe('password-wrong')
      expect(await listed(buyer.device)).toHaveLength(3)
      valueOf(await buyer.device.accountSessions.endOtherSessions(buyer.password))
      for (const { sessions } of others) expect(reasonOf(await sessions.me())).toBe('login-required')
      expect(await listed(buyer.device)).toMatchObject([{ isCurrent: true }])
      valueOf(await seller.device.sessions.me())
      const { accountSessions } = fixture().openDevice()
      expect(reasonOf(await accountSessions.endOtherSessions(buyer.password))).toBe('login-required')
    })

    it('signs out on every device at once, and leaves other users signed in (SES-42)', async () => {
      const { buyer, seller } = fixture()
      const other = fixture().openDevice()
      other.session.write(
        valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })),
      )
      valueOf(await other.accountSessions.signOutEverywhere())
      for (const { sessions } of [buyer.device, other]) expect(reasonOf(await sessions.me())).toBe('login-required')
      valueOf(await seller.device.sessions.me())
      expect(reasonOf(await other.accountSessions.signOutEverywhere())).toBe('login-required')
    })
  })
}
