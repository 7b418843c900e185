import { MINUTE_MS } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { changePassword, resetPassword } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { hashPassword } from './hash-password.ts'
import { startSession } from '../session-store.ts'
import { CHEAP, openEntrance, PASSWORD } from '../testing/open-entrance.ts'
import { findUser } from '../user-store.ts'

const NEW_PASSWORD = 'quite-another-7'

describeOnEachEngine('The present password', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('somebody', '13800000001')
    const change = (password: string) =>
      entrance.call(changePassword, { password, newPassword: NEW_PASSWORD }, 'somebody')
    return { ...entrance, change }
  }

  it('is guessed ten times a quarter of an hour, one after the other or at once (SVS-49)', async () => {
    const { change, clock, login } = await begin()
    const guesses = await Promise.all(Array.from({ length: 15 }, () => change('not this one 1')))
    expect(guesses.filter((guess) => reasonOf(guess) === 'password-wrong').length).toBeLessThanOrEqual(10)
    expect(reasonOf(await change(PASSWORD))).toBe('name-locked')
    // The way in is another door.
    expect(reasonOf(await login('somebody'))).toBe('ok')
    clock.advance(15 * MINUTE_MS)
    expect(reasonOf(await change(PASSWORD))).toBe('ok')
    expect(reasonOf(await login('somebody', NEW_PASSWORD))).toBe('ok')
  })

  it('an attacker who locks the name does not stand in the way (SVS-49)', async () => {
    const { change, login } = await begin()
    for (let guess = 0; guess < 10; guess += 1) await login('somebody', 'not this one 1')
    expect(reasonOf(await login('somebody'))).toBe('name-locked')
    expect(reasonOf(await change(PASSWORD))).toBe('ok')
  })

  it('two hundred guesses of one user at once hold up no other user', async () => {
    const { db, call, addUser, change } = await begin()
    await addUser('other', '13800000002')
    // Dear enough for two hundred to be in line together.
    await db.change('UPDATE users SET password_hash = $1', [
      await hashPassword(PASSWORD, { logN: 14, blocks: 8, passes: 1 }),
    ])
    const guesses = Array.from({ length: 200 }, () => change('not this one 1'))
    const others = call(changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD }, 'other')
    const settled = await Promise.allSettled(guesses)
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(reasonOf(await others)).toBe('ok')
  })

  it('the present password is replaced by none that is easily guessed, by itself or by a code; a user who has such a one logs in as before (SVS-34, SVS-35)', async () => {
    const { addUser, call, codeFor, db, login } = await begin()
    await addUser('grandfather', '13800000002')
    await db.change('UPDATE users SET password_hash = $1 WHERE id = $2', [
      await hashPassword('password1', CHEAP),
      'grandfather',
    ])
    expect(reasonOf(await login('grandfather', 'password1'))).toBe('ok')
    for (const newPassword of ['password1', 'grandfather1', '13800000002a', 'qwer12345']) {
      expect(
        await call(changePassword, { password: 'password1', newPassword }, 'grandfather'),
        newPassword,
      ).toMatchObject({ failure: { reason: 'password-weak', field: 'newPassword' } })
    }
    const code = await codeFor('13800000002', 'forgot-password')
    for (const newPassword of ['password1', '13800000002a', 'qwer12345']) {
      expect(await call(resetPassword, { mobile: '13800000002', code, newPassword }), newPassword).toMatchObject({
        failure: { reason: 'password-weak', field: 'newPassword' },
      })
    }
    expect(reasonOf(await login('grandfather', 'password1'))).toBe('ok')
    expect(reasonOf(await call(resetPassword, { mobile: '13800000002', code, newPassword: NEW_PASSWORD }))).toBe('ok')
  })

  it('a password that was right a moment ago opens nothing once it is another, nor does a mobile, nor an account that is closed (SVS-24)', async () => {
    const { db, clock } = await begin()
    const begun = async (user: Awaited<ReturnType<typeof findUser>>) =>
      user !== undefined && (await startSession(db, user, systemRandom, clock.now())) !== undefined
    const known = await findUser(db, 'somebody')
    expect(await begun(known)).toBe(true)
    for (const change of ["password_hash = 'other'", "mobile = '13900000009'", 'closed_at = 1']) {
      const before = await findUser(db, 'somebody')
      expect(await begun(before), change).toBe(true)
      await db.change(`UPDATE users SET ${change} WHERE id = 'somebody'`)
      expect(await begun(before), change).toBe(false)
    }
  })

  it('is changed while its user logs in with it: no session of before is left but the one that changed it (SVS-24)', async () => {
    const { change, login, db } = await begin()
    await Promise.all([change(PASSWORD), ...Array.from({ length: 6 }, () => login('somebody'))])
    const late = await Promise.all(Array.from({ length: 3 }, () => login('somebody')))
    expect(late.map(reasonOf)).toEqual(late.map(() => 'credentials-wrong'))
    expect(await db.query('SELECT 1 FROM sessions')).toEqual([])
  })
})
