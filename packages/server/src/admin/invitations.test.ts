import { INVITATION_MS, type ShownInvitation, type StaffInvitation, type StaffRole } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { inviteByCommand } from '../staff/index.ts'
import { codeOfUri } from './testing/code-of-uri.ts'
import { openConsole } from './testing/open-console.ts'
import { softPasskey } from './testing/soft-passkey.ts'

const SUCCESS = '000000'
const NEW_PASSWORD = 'violet harbour 71 lantern'
const LI_NA: StaffInvitation = { login: 'lina', name: 'Li Na', roles: ['reviewer'] }

describeOnEachEngine('An invitation', (open) => {
  const begin = async () => {
    const market = await openConsole(await open())
    const { db, clock, send } = market
    const invite = (given = LI_NA) => inviteByCommand(db, given, { nowMs: clock.now(), random: systemRandom })
    const linkFor = async (given = LI_NA) => {
      const invited = await invite(given)
      if (!invited.ok) throw new Error(invited.failure.kind)
      return invited.value.token
    }
    const show = async (token: string) => (await send('POST', 'invitation', { token })).data as ShownInvitation
    const accept = async (token: string, password = NEW_PASSWORD) => {
      const { authenticator } = await show(token)
      const code = codeOfUri(authenticator.uri, clock.now())
      const credential = { kind: 'password', password, authenticator: { sealed: authenticator.sealed, code } }
      return send('POST', 'invitation/accept', { token, credential })
    }
    const codesOf = ({ data }: { readonly data: unknown }) =>
      (data as { readonly recoveryCodes: readonly string[] }).recoveryCodes
    return { ...market, invite, linkFor, show, accept, codesOf }
  }

  it('opens the account by a password with an authenticator, shows ten recovery codes, and each is good once (ADM-60, ADM-8)', async () => {
    const { linkFor, show, accept, codesOf, tryLogin, send, clock } = await begin()
    const token = await linkFor()
    expect(await show(token)).toMatchObject({ login: 'lina', name: 'Li Na', roles: ['reviewer'] })
    const accepted = await accept(token)
    expect(accepted.data).toMatchObject({ self: { login: 'lina', roles: ['reviewer'] } })
    expect((await send('GET', 'session', {}, { cookie: accepted.cookie })).code).toBe(SUCCESS)
    const [first = '', ...others] = codesOf(accepted)
    expect(new Set([first, ...others]).size).toBe(10)
    clock.advance(1)
    expect((await tryLogin('lina', first, NEW_PASSWORD)).code).toBe(SUCCESS)
    expect((await tryLogin('lina', first, NEW_PASSWORD)).code).not.toBe(SUCCESS)
  })

  it('is good once, for 24 hours, and until there is a newer one (ADM-60)', async () => {
    const { linkFor, accept, clock } = await begin()
    const [old, token] = [await linkFor(), await linkFor()]
    expect((await accept(old).catch(() => 'no longer good')) === 'no longer good').toBe(true)
    expect((await accept(token)).code).toBe(SUCCESS)
    expect(await accept(token).catch(() => 'no longer good')).toBe('no longer good')
    const late = await linkFor({ login: 'zhao', name: 'Zhao Wei', roles: ['support'] })
    clock.advance(INVITATION_MS - 1)
    await accept(late, 'weak').catch(() => undefined)
    clock.advance(1)
    expect(await accept(late).catch(() => 'no longer good')).toBe('no longer good')
  })

  it('of two that open one link at once, one opens the account (ADM-60)', async () => {
    const { linkFor, show, send, clock, db } = await begin()
    const token = await linkFor()
    const { authenticator } = await show(token)
    const code = codeOfUri(authenticator.uri, clock.now())
    const given = { sealed: authenticator.sealed, code }
    const answers = await Promise.all(
      [1, 2, 3].map((nth) =>
        send('POST', 'invitation/accept', {
          token,
          credential: { kind: 'password', password: `${NEW_PASSWORD} ${nth}`, authenticator: given },
        }),
      ),
    )
    expect(answers.map((answer) => answer.code === SUCCESS).toSorted()).toEqual([false, false, true])
    expect(await db.query("SELECT act FROM staff_log WHERE act = 'invitation-accepted'")).toHaveLength(1)
  })

  it('stores neither its token nor a recovery code, and a weak password or a wrong code opens nothing (ADM-60, ADM-61)', async () => {
    const { linkFor, accept, show, send, codesOf, db } = await begin()
    const token = await linkFor()
    for (const weak of ['short', 'lina lina', '12345678'])
      expect((await accept(token, weak)).reason).toBe('password-weak')
    const { authenticator } = await show(token)
    const wrong = { kind: 'password', password: NEW_PASSWORD, authenticator: { ...authenticator, code: '000000' } }
    const { sealed } = authenticator
    for (const credential of [
      { ...wrong, authenticator: { sealed, code: '000000' } },
      { ...wrong, authenticator: { sealed: 'c2VhbGVk', code: '123456' } },
    ])
      expect((await send('POST', 'invitation/accept', { token, credential })).reason).toBe('code-wrong')
    const links = JSON.stringify(await db.query('SELECT * FROM staff_invitations'))
    expect(links).not.toContain(token)
    const codes = codesOf(await accept(token))
    const stored = JSON.stringify([
      await db.query('SELECT * FROM staff_recovery_codes'),
      await db.query('SELECT * FROM staff_log'),
    ])
    for (const code of codes) expect(stored).not.toContain(code)
    const sealedNow = await db.query<{ readonly sealedSecret: Uint8Array }>('SELECT sealed_secret FROM staff')
    const box = createDataBox(readSettings({}).secrets.dataKey)
    expect(() => box.open(sealedNow[0]?.sealedSecret ?? new Uint8Array(), 'another account')).toThrow('sealed')
  })

  it('opens the account by a passkey, whose recovery codes then open it without a password (ADM-60, ADM-62)', async () => {
    const { linkFor, send, codesOf, tryLogin } = await begin()
    const token = await linkFor()
    const passkey = softPasskey()
    const { data: question } = await send('POST', 'invitation/passkey/start', { token })
    const credential = { kind: 'passkey', name: '办公室电脑', answer: passkey.make(question as string) }
    const accepted = await send('POST', 'invitation/accept', { token, credential })
    expect(accepted.code).toBe(SUCCESS)
    const { data: asked } = await send('POST', 'session/passkey/start')
    expect((await send('POST', 'session/passkey', { answer: passkey.use(asked as string) })).code).toBe(SUCCESS)
    const [code = ''] = codesOf(accepted)
    expect((await tryLogin('lina', code, 'any password')).code).not.toBe(SUCCESS)
    expect((await tryLogin('lina', '000000', '')).code).not.toBe(SUCCESS)
    expect((await tryLogin('lina', code, '')).code).toBe(SUCCESS)
  })

  it('an account that waits for its person logs in by nothing (ADM-60)', async () => {
    const { linkFor, tryLogin } = await begin()
    await linkFor()
    for (const password of ['', NEW_PASSWORD])
      expect((await tryLogin('lina', '000000', password)).code).not.toBe(SUCCESS)
  })

  it('from the console wants two staff admins; then one of them makes the link, until it was used (ADM-63)', async () => {
    const { addStaff, logIn, send, accept, db } = await begin()
    for (const login of ['ren', 'rong']) await addStaff(login, ['people-admin'])
    await addStaff('li', ['reviewer'])
    const [ren, rong, li] = [await logIn('ren'), await logIn('rong'), await logIn('li')]
    const propose = (cookie: string, roles: readonly StaffRole[] = ['reviewer']) =>
      send('POST', 'staff/invite', { login: 'Lina', name: 'Li Na', roles, reason: '新同事' }, { cookie })
    expect((await propose(li)).reason).toBe('another-user')
    expect((await propose(ren, ['auditor', 'cashier'])).reason).toBe('bad-parameter')
    const { id } = (await propose(ren)).data as { readonly id: string }
    const decide = (cookie: string) =>
      send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '同意' }, { cookie })
    expect((await decide(ren)).reason).toBe('own-request')
    expect((await decide(rong)).code).toBe(SUCCESS)
    const [account] = await db.query<{ readonly id: string }>("SELECT id FROM staff WHERE login = 'lina'")
    const link = (cookie: string) => send('POST', 'staff/invitation', { staffId: account?.id ?? '' }, { cookie })
    expect((await link(li)).reason).toBe('another-user')
    const { address } = (await link(ren)).data as { readonly address: string }
    expect(address).toMatch(/^https:\/\/console\.example\/invitation#/)
    expect((await accept(address.split('#')[1] ?? '')).code).toBe(SUCCESS)
    expect((await link(ren)).reason).toBe('request-closed')
    expect((await send('POST', 'staff/invitation', { staffId: 'ren' }, { cookie: ren })).reason).toBe('request-closed')
  })

  it('one person has one account, however the name is written (ADM-14)', async () => {
    const { invite } = await begin()
    const named = async (login: string, name: string) => (await invite({ login, name, roles: ['reviewer'] })).ok
    expect(await named('lina', 'Li Na')).toBe(true)
    for (const name of ['LI NA', 'ＬＩ　ＮＡ', 'L. Na', 'Na Li']) expect(await named('lina2', name)).toBe(false)
    expect(await named('LINA', 'Zhao Wei')).toBe(false)
    expect(await named('zhao', 'Zhao Wei')).toBe(true)
  })
})
