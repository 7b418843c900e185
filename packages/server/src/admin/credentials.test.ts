import { PASSKEY_QUESTION_MS, type NewAuthenticator, type StaffCredentials } from '@diandu/core/admin'
import { MINUTE_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { codeOfUri } from './testing/code-of-uri.ts'
import { openConsole, PASSWORD } from './testing/open-console.ts'
import { softPasskey } from './testing/soft-passkey.ts'

const SUCCESS = '000000'
const LOGIN_REQUIRED = '100000'
const NEW_PASSWORD = 'violet harbour 71 lantern'

describeOnEachEngine('What a member of staff logs in by', (open) => {
  const begin = async () => {
    const market = await openConsole(await open())
    const { addStaff, logIn, send } = market
    await addStaff('li', ['auditor'])
    const cookie = await logIn('li')
    const credentials = async () => (await send('GET', 'account/credentials', {}, { cookie })).data as StaffCredentials
    const add = async (passkey = softPasskey(), quirks = {}, name = '手机') => {
      const { data } = await send('POST', 'account/passkeys/start', {}, { cookie })
      return send('POST', 'account/passkeys', { name, answer: passkey.make(data as string, quirks) }, { cookie })
    }
    const question = async () => (await send('POST', 'session/passkey/start')).data as string
    const answer = (text: string) => send('POST', 'session/passkey', { answer: text })
    return { ...market, cookie, credentials, add, question, answer }
  }

  it('passkeys are several, named, and open sessions; the last way to log in is not taken away (ADM-62)', async () => {
    const { add, credentials, question, answer, send, cookie, db } = await begin()
    const [phone, desk] = [softPasskey(), softPasskey()]
    expect([(await add(phone)).code, (await add(desk, {}, '办公室电脑')).code]).toEqual([SUCCESS, SUCCESS])
    expect((await add(phone)).reason).toBe('key-reused')
    expect((await credentials()).passkeys.map(({ name }) => name).toSorted()).toEqual(['办公室电脑', '手机'])
    expect((await answer(desk.use(await question()))).code).toBe(SUCCESS)
    const remove = (id: string) => send('POST', 'account/passkeys/remove', { id }, { cookie })
    expect((await remove(desk.id)).code).toBe(SUCCESS)
    expect((await answer(desk.use(await question()))).reason).toBe('credentials-wrong')
    await db.change('UPDATE staff SET password_hash = NULL')
    expect((await remove(phone.id)).reason).toBe('last-channel')
    expect((await remove('another')).reason).toBe('not-found')
  })

  it('a passkey wants its person verified, this console, a fresh question, and a count that goes up (ADM-62)', async () => {
    const { add, question, answer, clock } = await begin()
    for (const quirks of [{ isVerified: false }, { origin: 'https://console.example.evil' }])
      expect((await add(softPasskey(), quirks)).reason).toBe('credentials-wrong')
    expect((await add(softPasskey(), { statement: new Map([['x5c', []]]) })).reason).toBe('credentials-wrong')
    const passkey = softPasskey()
    await add(passkey)
    const asked = await question()
    expect((await answer(passkey.use(asked))).code).toBe(SUCCESS)
    expect((await answer(passkey.use(asked))).reason).toBe('credentials-wrong')
    const late = await question()
    clock.advance(PASSKEY_QUESTION_MS)
    expect((await answer(passkey.use(late))).reason).toBe('credentials-wrong')
    for (const quirks of [{ isVerified: false }, { origin: 'https://market.example' }, { counter: 1 }])
      expect((await answer(passkey.use(await question(), quirks))).reason).toBe('credentials-wrong')
    expect((await answer('{"id":3}')).reason).toBe('credentials-wrong')
    expect((await answer('nothing')).reason).toBe('credentials-wrong')
    expect((await answer(softPasskey().use(await question()))).reason).toBe('credentials-wrong')
    expect((await answer(passkey.use(await question(), { counter: 40 }))).code).toBe(SUCCESS)
  })

  it('a passkey is a fresh proof of its own account, and of no other (ADM-7, ADM-62)', async () => {
    const { add, addStaff, logIn, send, clock, cookie, db } = await begin()
    const passkey = softPasskey()
    await add(passkey)
    await addStaff('wang', ['auditor'])
    const wang = await logIn('wang')
    clock.advance(6 * MINUTE_MS)
    const renew = (own: string) => send('POST', 'account/recovery-codes', {}, { cookie: own })
    const prove = async (own: string) => {
      const { data } = await send('POST', 'session/prove/passkey/start', {}, { cookie: own })
      return send('POST', 'session/prove/passkey', { answer: passkey.use(data as string) }, { cookie: own })
    }
    expect((await renew(cookie)).reason).toBe('proof-spent')
    expect((await prove(wang)).reason).toBe('credentials-wrong')
    expect((await renew(wang)).reason).toBe('proof-spent')
    expect((await prove(cookie)).code).toBe(SUCCESS)
    expect((await renew(cookie)).code).toBe(SUCCESS)
    expect(await db.query("SELECT staff_id FROM staff_log WHERE act = 'proof-refused'")).toEqual([{ staffId: 'wang' }])
  })

  it('a password, an authenticator and recovery codes are changed by their owner, also an auditor, and it is in the log (ADM-61)', async () => {
    const { send, cookie, clock, tryLogin, codeOf, logIn, db } = await begin()
    const other = await logIn('li')
    const change = (given: object) =>
      send('POST', 'account/password', { password: null, authenticator: null, ...given }, { cookie })
    expect((await change({})).reason).toBe('parameter-missing')
    expect((await change({ password: '12345678' })).reason).toBe('password-weak')
    expect((await change({ password: NEW_PASSWORD })).data).toMatchObject({ hasPassword: true })
    expect((await send('GET', 'session', {}, { cookie: other })).code).toBe(LOGIN_REQUIRED)
    expect((await send('GET', 'session', {}, { cookie })).code).toBe(SUCCESS)
    const { data } = await send('POST', 'account/authenticator/start', {}, { cookie })
    const { uri, sealed } = data as NewAuthenticator
    const newCode = () => (clock.advance(30_000), codeOfUri(uri, clock.now()))
    expect((await change({ authenticator: { sealed, code: '000000' } })).reason).toBe('code-wrong')
    expect((await change({ authenticator: { sealed, code: newCode() } })).code).toBe(SUCCESS)
    expect((await tryLogin('li', codeOf('li'), NEW_PASSWORD)).code).not.toBe(SUCCESS)
    expect((await tryLogin('li', newCode(), PASSWORD)).code).not.toBe(SUCCESS)
    expect((await tryLogin('li', newCode(), NEW_PASSWORD)).code).toBe(SUCCESS)
    const [first, second] = [
      (await send('POST', 'account/recovery-codes', {}, { cookie })).data as readonly string[],
      (await send('POST', 'account/recovery-codes', {}, { cookie })).data as readonly string[],
    ]
    expect((await tryLogin('li', first[0] ?? '', NEW_PASSWORD)).code).not.toBe(SUCCESS)
    expect((await tryLogin('li', second[0] ?? '', NEW_PASSWORD)).code).toBe(SUCCESS)
    expect(
      await db.query("SELECT staff_id, after FROM staff_log WHERE act = 'change-own-credentials' ORDER BY number"),
    ).toEqual(
      [
        '{"password":true,"authenticator":false}',
        '{"password":false,"authenticator":true}',
        '{"recoveryCodes":10}',
        '{"recoveryCodes":10}',
      ].map((after) => ({ staffId: 'li', after })),
    )
  })

  it('an authenticator of another account is not taken, nor one without a password (ADM-61)', async () => {
    const { send, cookie, addStaff, logIn, clock, db } = await begin()
    await addStaff('wang', ['auditor'])
    const start = async (own: string) =>
      (await send('POST', 'account/authenticator/start', {}, { cookie: own })).data as NewAuthenticator
    const take = ({ uri, sealed }: NewAuthenticator) =>
      send(
        'POST',
        'account/password',
        { password: null, authenticator: { sealed, code: codeOfUri(uri, clock.now()) } },
        { cookie },
      )
    expect((await take(await start(await logIn('wang')))).reason).toBe('code-wrong')
    await db.change("UPDATE staff SET password_hash = NULL, sealed_secret = NULL WHERE id = 'li'")
    expect((await take(await start(cookie))).reason).toBe('parameter-missing')
  })
})
