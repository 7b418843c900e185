import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { reasonOf, receiveCode, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { Device, OpenWorld } from '../world.ts'

const NEW_MOBILE = '13912340000'
const newcomer = (code: string) => ({ username: 'newcomer_1', mobile: NEW_MOBILE, code, password: 'a-good-one-1', hasAgreed: true })
const anotherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

export function sessionsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Sessions contract`, () => {
    const world = withWorld(open)
    const codeFor = (device: Device, mobile: string, purpose: 'login' | 'register') => receiveCode(world(), device, mobile, purpose)

    it('[SES-19] lets a person in by name or by mobile, and says who it is with the mobile masked', async () => {
      const { username, mobile, password, userId } = world().buyer
      for (const login of [username, mobile]) {
        const device = world().openDevice()
        const session = valueOf(await device.sessions.loginByPassword({ name: login, password }))
        expect(session.userInfo).toMatchObject({ userId, username })
        expect(session.userInfo.mobile).not.toContain(mobile.slice(3, 7))
        device.session.write(session)
        expect(valueOf(await device.sessions.me())).toEqual(session.userInfo)
      }
    })

    it('[SES-19] says the same of a wrong name as of a wrong password', async () => {
      const { sessions } = world().openDevice()
      const wrongPassword = await sessions.loginByPassword({ name: world().buyer.username, password: 'not-this-1' })
      const wrongName = await sessions.loginByPassword({ name: 'nobody_here', password: world().buyer.password })
      expect(reasonOf(wrongPassword)).toBe('credentials-wrong')
      expect(wrongName).toEqual(wrongPassword)
    })

    it('[SES-20] locks a name for fifteen minutes after ten failures', async () => {
      const { sessions } = world().openDevice()
      const { username, password } = world().buyer
      for (let failure = 0; failure < 10; failure += 1) await sessions.loginByPassword({ name: username, password: 'not-this-1' })
      expect(reasonOf(await sessions.loginByPassword({ name: username, password }))).toBe('name-locked')
      await world().advance(16 * MINUTE_MS)
      valueOf(await sessions.loginByPassword({ name: username, password }))
    })

    it('[SES-21] lets a person in by a code, once', async () => {
      const device = world().openDevice()
      const { mobile, userId } = world().buyer
      const code = await codeFor(device, mobile, 'login')
      expect(valueOf(await device.sessions.loginByCode({ mobile, code })).userInfo.userId).toBe(userId)
      expect((await device.sessions.loginByCode({ mobile, code })).ok).toBe(false)
    })

    it('[SES-21] takes a code for its own purpose only, for five minutes, for five tries', async () => {
      const device = world().openDevice()
      const { mobile } = world().buyer
      const forRegistration = await codeFor(device, mobile, 'register')
      expect((await device.sessions.loginByCode({ mobile, code: forRegistration })).ok).toBe(false)
      const old = await codeFor(device, mobile, 'login')
      await world().advance(6 * MINUTE_MS)
      expect(reasonOf(await device.sessions.loginByCode({ mobile, code: old }))).toBe('code-spent')
      const tried = await codeFor(device, mobile, 'login')
      for (let time = 0; time < 5; time += 1) {
        expect(reasonOf(await device.sessions.loginByCode({ mobile, code: anotherThan(tried) }))).toBe('code-wrong')
      }
      expect(reasonOf(await device.sessions.loginByCode({ mobile, code: tried }))).toBe('code-spent')
    })

    it('[SES-22] sends one code a minute to a mobile', async () => {
      const device = world().openDevice()
      const ask = async () => device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha: await world().solveCaptcha(device) })
      expect(valueOf(await ask()).retryAfterMs).toBeLessThanOrEqual(MINUTE_MS)
      expect(reasonOf(await ask())).toBe('code-too-soon')
      await world().advance(MINUTE_MS + 1000)
      valueOf(await ask())
    })

    it('[SES-23] asks a solved puzzle for every code, and takes its ticket once', async () => {
      const device = world().openDevice()
      const captcha = await world().solveCaptcha(device)
      valueOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha }))
      await world().advance(2 * MINUTE_MS)
      expect(reasonOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha }))).toBe('captcha-wrong')
      const made = { ticket: 'made-up-by-myself', randstr: 'as-is-this' }
      expect(reasonOf(await device.codes.send({ mobile: NEW_MOBILE, purpose: 'register', captcha: made }))).toBe('captcha-wrong')
    })

    it('[SES-23] refuses a piece left in the wrong place', async () => {
      const { captcha } = world().openDevice()
      const puzzle = valueOf(await captcha.puzzle())
      expect(puzzle.pieceTop + puzzle.pieceSize).toBeLessThanOrEqual(puzzle.height)
      expect(reasonOf(await captcha.validate({ puzzleId: puzzle.id, offset: 2000 }))).toBe('captcha-wrong')
      expect(reasonOf(await captcha.validate({ puzzleId: 'no-such-puzzle', offset: 100 }))).toBe('captcha-wrong')
    })

    it('[SES-24] makes an account for a mobile that received a code, and logs it in', async () => {
      const device = world().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      const session = valueOf(await device.sessions.register(newcomer(code)))
      device.session.write(session)
      expect(valueOf(await device.sessions.me())).toMatchObject({ username: 'newcomer_1' })
      valueOf(await device.sessions.loginByPassword({ name: NEW_MOBILE, password: 'a-good-one-1' }))
    })

    it('[SES-24] refuses names and mobiles that are taken, and leaves the code good', async () => {
      const { buyer } = world()
      const device = world().openDevice()
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
    ] as const)('[SES-25] refuses a registration whose %s will not do, and names it', async (field, change, reason) => {
      const device = world().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      const answer = await device.sessions.register({ ...newcomer(code), ...change })
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', reason, field } })
      valueOf(await device.sessions.register(newcomer(code)))
    })

    it('[SES-25] refuses a registration with a wrong code', async () => {
      const device = world().openDevice()
      const code = await codeFor(device, NEW_MOBILE, 'register')
      expect(reasonOf(await device.sessions.register(newcomer(anotherThan(code))))).toBe('code-wrong')
    })

    it('[SES-26] ends a session when it is left, and only that one', async () => {
      const { buyer } = world()
      const other = world().openDevice()
      other.session.write(valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })))
      valueOf(await other.sessions.logout())
      expect(reasonOf(await other.sessions.me())).toBe('login-required')
      expect(valueOf(await buyer.device.sessions.me()).userId).toBe(buyer.userId)
    })

    it('[SES-26] keeps a session for thirty days after its last use', async () => {
      const { sessions } = world().buyer.device
      for (let use = 0; use < 2; use += 1) {
        await world().advance(29 * DAY_MS)
        valueOf(await sessions.me())
      }
      await world().advance(31 * DAY_MS)
      expect(reasonOf(await sessions.me())).toBe('login-required')
    })

    it('[SES-26] knows nobody on a device without a session', async () => {
      expect(reasonOf(await world().openDevice().sessions.me())).toBe('login-required')
    })
  })
}
