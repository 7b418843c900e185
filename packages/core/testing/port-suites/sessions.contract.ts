import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { reasonOf, receiveCode, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'

const NEW_MOBILE = '13912340000'
const newcomer = (code: string) => ({
  username: 'newcomer_1',
  mobile: NEW_MOBILE,
  code,
  password: 'a-good-one-1',
  hasAgreed: true,
})
const anotherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

export function sessionsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Sessions contract`, () => {
    const fixture = withFixture(open)
    const codeFor = (device: Device, mobile: string, purpose: 'login' | 'register') =>
      receiveCode(fixture(), device, mobile, purpose)

    it('lets a person in by name or by mobile, and says who it is with the mobile masked (SES-19)', async () => {
      const { username, mobile, password, userId } = fixture().buyer
      for (const login of [username, mobile]) {
        const device = fixture().openDevice()
        const session = valueOf(await device.sessions.loginByPassword({ name: login, password }))
        expect(session.userInfo).toMatchObject({ userId, username })
        expect(session.userInfo.mobile).not.toContain(mobile.slice(3, 7))
        device.session.write(session)
        expect(valueOf(await device.sessions.me())).toEqual(session.userInfo)
      }
    })

    it('says the same of a wrong name as of a wrong password (SES-19)', async () => {
      const { sessions } = fixture().openDevice()
      const wrongPassword = await sessions.loginByPassword({ name: fixture().buyer.username, password: 'not-this-1' })
      const wrongName = await sessions.loginByPassword({ name: 'nobody_here', password: fixture().buyer.password })
      expect(reasonOf(wrongPassword)).toBe('credentials-wrong')
      expect(wrongName).toEqual(wrongPassword)
    })

    it('locks a name for fifteen minutes after ten failures (SES-20)', async () => {
      const { sessions } = fixture().openDevice()
      const { username, password } = fixture().buyer
      for (let failure = 0; failure < 10; failure += 1)
        await sessions.loginByPassword({ name: username, password: 'not-this-1' })
      expect(reasonOf(await sessions.loginByPassword({ name: username, password }))).toBe('name-locked')
      await fixture().advance(16 * MINUTE_MS)
      valueOf(await sessions.loginByPassword({ name: username, password }))
    })

    it('lets a person in by a code, once (SES-21)', async () => {
      const device = fixture().openDevice()
      const { mobile, userId } = fixture().buyer
      const code = await codeFor(device, mobile, 'login')
      expect(valueOf(await device.sessions.loginByCode({ mobile, code })).userInfo.userId).toBe(userId)
      expect((await device.sessions.loginByCode({ mobile, code })).ok).toBe(false)
    })

    it('makes an account for a mobile without one, by a right code with the agreement accepted (SES-52, SES-53)', async () => {
      const device = fixture().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'login')
      const come = { mobile: NEW_MOBILE, hasAgreed: true }
      expect(reasonOf(await device.sessions.loginByCode({ ...come, code: anotherThan(code) }))).toBe('code-wrong')
      for (const without of [{ hasAgreed: false }, {}])
        expect(await device.sessions.loginByCode({ mobile: NEW_MOBILE, code, ...without })).toMatchObject({
          ok: false,
          failure: { reason: 'bad-parameter', field: 'hasAgreed' },
        })
      const session = valueOf(await device.sessions.loginByCode({ ...come, code }))
      expect(session.userInfo.username).toMatch(/^店友_/)
      device.session.write(session)
      expect(valueOf(await device.profiles.safety())).toMatchObject({ hasLoginPassword: false })
      for (const password of ['店友', 'unset', NEW_MOBILE])
        expect(reasonOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password }))).toBe(
          'credentials-wrong',
        )
    })

    it('lets the same mobile into the same account the next time, and gives it a password by a code (SES-52)', async () => {
      const device = fixture().openDevice()
      const sent = await codeFor(device, NEW_MOBILE, 'login')
      const first = valueOf(await device.sessions.loginByCode({ mobile: NEW_MOBILE, code: sent, hasAgreed: true }))
      await fixture().advance(2 * MINUTE_MS)
      const again = await codeFor(device, NEW_MOBILE, 'login')
      const second = valueOf(await device.sessions.loginByCode({ mobile: NEW_MOBILE, code: again, hasAgreed: true }))
      expect(second.userInfo).toEqual(first.userInfo)
      await fixture().advance(2 * MINUTE_MS)
      const code = await receiveCode(fixture(), device, NEW_MOBILE, 'forgot-password')
      valueOf(await device.passwords.reset({ mobile: NEW_MOBILE, code, newPassword: 'a-good-one-1' }))
      const third = valueOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password: 'a-good-one-1' }))
      device.session.write(third)
      expect(valueOf(await device.profiles.safety())).toMatchObject({ hasLoginPassword: true })
    })

    it('takes a code for its own purpose only, for five minutes, for five tries (SES-21, SVS-14)', async () => {
      const device = fixture().openDevice()
      const { mobile } = fixture().buyer
      const forRegistration = await codeFor(device, mobile, 'register')
      expect((await device.sessions.loginByCode({ mobile, code: forRegistration })).ok).toBe(false)
      const old = await codeFor(device, mobile, 'login')
      await fixture().advance(6 * MINUTE_MS)
      expect(reasonOf(await device.sessions.loginByCode({ mobile, code: old }))).toBe('code-spent')
      const tried = await codeFor(device, mobile, 'login')
      for (let time = 0; time < 5; time += 1) {
        expect(reasonOf(await device.sessions.loginByCode({ mobile, code: anotherThan(tried) }))).toBe('code-wrong')
      }
      expect(reasonOf(await device.sessions.loginByCode({ mobile, code: tried }))).toBe('code-spent')
    })

    it('sends one code a minute to a mobile (SES-22)', async () => {
      const device = fixture().openDevice()
      const call = async () =>
        device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha: await fixture().solveCaptcha(device) })
      expect(valueOf(await call()).retryAfterMs).toBeLessThanOrEqual(MINUTE_MS)
      expect(reasonOf(await call())).toBe('code-too-soon')
      await fixture().advance(MINUTE_MS + 1000)
      valueOf(await call())
    })

    it('asks a solved puzzle for every code, and takes its ticket once (SES-23)', async () => {
      const device = fixture().openDevice()
      const captcha = await fixture().solveCaptcha(device)
      valueOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha }))
      await fixture().advance(2 * MINUTE_MS)
      expect(reasonOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha }))).toBe(
        'captcha-wrong',
      )
      const made = { ticket: 'made-up-by-myself', randstr: 'as-is-this' }
      expect(reasonOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha: made }))).toBe(
        'captcha-wrong',
      )
    })

    it('refuses a piece left in the wrong place (SES-23)', async () => {
      const { captcha } = fixture().openDevice()
      const puzzle = valueOf(await captcha.puzzle())
      expect(puzzle.pieceTop + puzzle.pieceSize).toBeLessThanOrEqual(puzzle.height)
      expect(reasonOf(await captcha.validate({ puzzleId: puzzle.id, offset: 2000 }))).toBe('captcha-wrong')
      expect(reasonOf(await captcha.validate({ puzzleId: 'no-such-puzzle', offset: 100 }))).toBe('captcha-wrong')
    })

    it('makes an account for a mobile that received a code, and logs it in (SES-24)', async () => {
      const device = fixture().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      const session = valueOf(await device.sessions.register(newcomer(code)))
      device.session.write(session)
      expect(valueOf(await device.sessions.me())).toMatchObject({ username: 'newcomer_1' })
      valueOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password: 'a-good-one-1' }))
    })

    it('refuses names and mobiles that are taken, and leaves the code good (SES-24)', async () => {
      const { buyer } = fixture()
      const device = fixture().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      const taken = await device.sessions.register({ ...newcomer(code), username: buyer.username })
      expect(taken).toMatchObject({ ok: false, failure: { reason: 'name-taken', field: 'username' } })
      const theirs = await codeFor(device, buyer.mobile, 'register')
      const mobileTaken = await device.sessions.register({ ...newcomer(theirs), mobile: buyer.mobile })
      expect(mobileTaken).toMatchObject({ ok: false, failure: { reason: 'mobile-taken', field: 'mobile' } })
      valueOf(await device.sessions.register(newcomer(code)))
    })

    it.each([
      ['username', { username: '1234' }, 'bad-parameter'],
      ['password', { password: 'short1' }, 'password-weak'],
      ['hasAgreed', { hasAgreed: false }, 'bad-parameter'],
    ] as const)('refuses a registration whose %s will not do, and names it (SES-25)', async (field, change, reason) => {
      const device = fixture().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      const answer = await device.sessions.register({ ...newcomer(code), ...change })
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', reason, field } })
      valueOf(await device.sessions.register(newcomer(code)))
    })

    it('refuses a registration with a wrong code (SES-25)', async () => {
      const device = fixture().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      expect(reasonOf(await device.sessions.register(newcomer(anotherThan(code))))).toBe('code-wrong')
    })

    it('ends a session when it is left, and only that one (SES-26)', async () => {
      const { buyer } = fixture()
      const other = fixture().openDevice()
      other.session.write(
        valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })),
      )
      valueOf(await other.sessions.logout())
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect(valueOf(await buyer.device.sessions.me()).userId).toBe(buyer.userId)
    })

    it('keeps a session for thirty days after its last use (SES-26)', async () => {
      const { sessions } = fixture().buyer.device
      for (let use = 0; use < 2; use += 1) {
        await fixture().advance(29 * DAY_MS)
        valueOf(await sessions.me())
      }
      await fixture().advance(31 * DAY_MS)
      expect(reasonOf(await sessions.me())).toBe('login-required')
    })
  })
}
