import { changePassword } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { reasonOf } from '../orders/testing/reason-of.ts'
import { openEntrance, PASSWORD } from './testing/open-entrance.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'quite-another-7'

describeOnEachEngine('The present password', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('somebody', '13800000001')
    const change = (password: string) => entrance.call(changePassword, { password, newPassword: NEW_PASSWORD }, 'somebody')
    return { ...entrance, change }
  }

  it('[SVS-49] is guessed ten times a quarter of an hour, one after the other or at once', async () => {
    const { change, clock, login } = await begin()
    const guesses = await Promise.all(Array.from({ length: 15 }, () => change('not this one 1')))
    expect(guesses.filter((guess) => reasonOf(guess) === 'password-wrong').length).toBeLessThanOrEqual(10)
    expect(reasonOf(await change(PASSWORD))).toBe('name-locked')
    // The way in is another door.
    expect(reasonOf(await login('somebody'))).toBeUndefined()
    clock.advance(15 * MINUTE_MS)
    expect(reasonOf(await change(PASSWORD))).toBeUndefined()
    expect(reasonOf(await login('somebody', NEW_PASSWORD))).toBeUndefined()
  })

  it('[SVS-49] a stranger who locks the name does not stand in the way', async () => {
    const { change, login } = await begin()
    for (let guess = 0; guess < 10; guess += 1) await login('somebody', 'not this one 1')
    expect(reasonOf(await login('somebody'))).toBe('name-locked')
    expect(reasonOf(await change(PASSWORD))).toBeUndefined()
  })
})
