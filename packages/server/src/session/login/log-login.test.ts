import { reasonOf } from '@diandu/core/testing'
import { bindMobile, bindUserToken, login, register } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { createLog } from '../../kernel/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { makeAppToken } from './app-token.ts'
import { openEntrance, PASSWORD } from '../testing/open-entrance.ts'

const SECRET = 'a secret of the apps'
const MOBILE = '13800000001'
const ADDRESS = '192.0.2.77'

describeOnEachEngine('The log of logins', (open) => {
  const begin = async () => {
    const lines: string[] = []
    const entrance = openEntrance(
      await open(),
      null,
      SECRET,
      createLog({ level: 'info', now: () => 0, write: (line) => lines.push(line) }),
    )
    await entrance.addUser('wang', MOBILE)
    await entrance.addUser('old', '')
    const logged = () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .map(({ way, network, outcome, userId }) => [way, network, outcome, userId])
    const enter = (row: Parameters<typeof entrance.call>[0], input: object) =>
      entrance.call(row, input, null, null, ADDRESS)
    return { ...entrance, lines, logged, enter }
  }

  it('has a line for each way in, good or bad (SVS-16)', async () => {
    const { enter, codeFor, clock, logged } = await begin()
    await enter(login, { name: 'wang', password: PASSWORD })
    await enter(login, { name: 'wang', password: 'wrong password 1' })
    await enter(login, { name: 'old', password: PASSWORD })
    await enter(login, { mobile: MOBILE, code: '000000' })
    await enter(login, { mobile: MOBILE, code: await codeFor(MOBILE, 'login') })
    await enter(bindUserToken, { token: makeAppToken('wang', SECRET, systemRandom, clock.now()) })
    await enter(bindUserToken, { token: 'x' })
    await enter(bindMobile, { name: 'old', password: 'wrong password 1', mobile: '13800000003', code: '000000' })
    await enter(register, {
      username: 'newcomer',
      mobile: '13900000009',
      code: '000000',
      password: 'password1',
      hasAgreed: true,
    })
    const network = '192.0.2.0/24'
    expect(logged()).toEqual([
      ['password', network, 'in', 'wang'],
      ['password', network, 'credentials-wrong', null],
      ['password', network, 'phone-not-bound', null],
      ['code', network, 'code-wrong', null],
      ['code', network, 'in', 'wang'],
      ['app-token', network, 'in', 'wang'],
      ['app-token', network, 'app-token-wrong', null],
      ['binding', network, 'credentials-wrong', null],
      ['registering', network, 'password-weak', null],
    ])
  })

  it('says nothing of what was typed or given (SVS-16)', async () => {
    const { enter, codeFor, lines } = await begin()
    const code = await codeFor('13900000009', 'register')
    const answer = await enter(register, {
      username: 'newcomer',
      mobile: '13900000009',
      code,
      password: PASSWORD,
      hasAgreed: true,
    })
    expect(reasonOf(answer)).toBe('ok')
    const token = (answer as { value: { token: string } }).value.token
    await enter(login, { name: 'my secret word 1', password: 'wrong password 1' })
    expect(lines).toHaveLength(2)
    for (const secret of [
      'newcomer',
      '13900000009',
      code,
      PASSWORD,
      token,
      'my secret word 1',
      'wrong password 1',
      ADDRESS,
    ])
      expect(lines.join(''), secret).not.toContain(secret)
  })
})
