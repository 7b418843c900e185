import type { Session } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { bindMobile, bindUserToken, login, register } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { makeAppToken } from './app-token.ts'
import { findViewer } from '../session-store.ts'
import { openEntrance, PASSWORD } from '../testing/open-entrance.ts'

const SECRET = 'a secret of the apps'
const [WANG, LI] = ['13800000001', '13800000002']

describeOnEachEngine('Coming in with a token', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open(), null, SECRET)
    await entrance.addUser('wang', WANG)
    await entrance.addUser('li', LI)
    await entrance.addUser('old', '')
    const enter = async (name: string) => {
      const answer = await entrance.login(name)
      return answer.ok ? answer.value.token : 'none'
    }
    return {
      ...entrance,
      tokens: { former: await enter('wang'), elsewhere: await enter('wang'), lis: await enter('li') },
    }
  }
  type Begun = Awaited<ReturnType<typeof begin>>
  const whoIs = ({ db, clock }: Begun, token: string) =>
    findViewer(db, token, clock.now()).then((viewer) => viewer?.userId)

  const WAYS: readonly (readonly [
    string,
    string,
    (begun: Begun) => Promise<readonly [Parameters<Begun['call']>[0], object]>,
  ])[] = [
    ['the password', 'wang', async () => [login, { name: 'wang', password: PASSWORD }]],
    ['the password of another user', 'li', async () => [login, { name: 'li', password: PASSWORD }]],
    ['a code', 'wang', async ({ codeFor }) => [login, { mobile: WANG, code: await codeFor(WANG, 'login') }]],
    [
      "an app's token",
      'li',
      async ({ clock }) => [bindUserToken, { token: makeAppToken('li', SECRET, systemRandom, clock.now()) }],
    ],
    [
      'a bound mobile',
      'old',
      async ({ codeFor }) => [
        bindMobile,
        { name: 'old', password: PASSWORD, mobile: '13800000003', code: await codeFor('13800000003', 'bind-phone') },
      ],
    ],
    [
      'a new account',
      'newcomer',
      async ({ codeFor }) => [
        register,
        {
          username: 'newcomer',
          mobile: '13900000009',
          code: await codeFor('13900000009', 'register'),
          password: PASSWORD,
          hasAgreed: true,
        },
      ],
    ],
  ]

  it.each(WAYS)(
    'a login by %s ends the session of the token that it came with, and no other (SVS-28)',
    async (_way, comer, call) => {
      const begun = await begin()
      const [row, input] = await call(begun)
      const answer = await begun.call<Session>(row, input, 'wang', begun.tokens.former)
      expect(reasonOf(answer)).toBe('ok')
      expect(await whoIs(begun, begun.tokens.former)).toBeUndefined()
      expect(await whoIs(begun, answer.ok ? answer.value.token : '')).toEqual(
        comer === 'newcomer' ? expect.any(String) : comer,
      )
      expect([await whoIs(begun, begun.tokens.elsewhere), await whoIs(begun, begun.tokens.lis)]).toEqual(['wang', 'li'])
    },
  )

  it('a login in vain ends no session, nor does a login without a token or with one that belongs to no session (SVS-28)', async () => {
    const begun = await begin()
    const { former, elsewhere, lis } = begun.tokens
    const vain = [
      await begun.call(login, { name: 'wang', password: 'wrong password 1' }, 'wang', former),
      await begun.call(login, { mobile: WANG, code: '000000' }, 'wang', former),
      await begun.call(bindUserToken, { token: 'x' }, 'wang', former),
      await begun.call(login, { name: 'old', password: PASSWORD }, 'wang', former),
    ]
    expect(vain.map(reasonOf)).not.toContain('ok')
    for (const token of [null, '', 'a-token-that-nobody-was-given'])
      expect(reasonOf(await begun.call(login, { name: 'wang', password: PASSWORD }, null, token))).toBe('ok')
    expect(await Promise.all([former, elsewhere, lis].map((token) => whoIs(begun, token)))).toEqual([
      'wang',
      'wang',
      'li',
    ])
  })
})
