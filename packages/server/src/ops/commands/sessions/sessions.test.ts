import { getUserInfo, login } from '@diandu/wire'
import type { Session } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../../audit/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { findViewer } from '../../../session/session-store.ts'
import { openEntrance, PASSWORD } from '../../../session/testing/open-entrance.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const BY = ['--by', 'Li Na', '--why', 'the phone was stolen'] as const
const [WANG, LI] = ['13800000001', '13800000002']

describeOnEachEngine('Sessions that reviewers end', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    const { db, clock } = entrance
    await entrance.addUser('wang', WANG)
    await entrance.addUser('li', LI)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock, random: systemRandom, dataKey: readSettings({}).secrets.dataKey })
    const enter = async (name: string): Promise<string> => {
      const entered = await entrance.call<Session>(login, { name, password: PASSWORD })
      return entered.ok ? entered.value.token : ''
    }
    const whoIs = async (token: string) => (await findViewer(db, token, clock.now()))?.userId
    return { ...entrance, ops, enter, whoIs }
  }

  it.each([
    ['id', 'wang'],
    ['mobile', WANG],
    ['name', 'WANG'],
  ])(
    'are those of one user, by %s, on every device, and of no other user; who did it and why stays (OPS-54)',
    async (_by, named) => {
      const { ops, enter, whoIs, db, clock } = await begin()
      const [phone, desktop, other] = [await enter('wang'), await enter('wang'), await enter('li')]
      expect(await ops('sessions', 'end', named, ...BY)).toEqual({
        exitCode: 0,
        text: 'wang is logged out on every device: 2 sessions have ended.',
      })
      expect([await whoIs(phone), await whoIs(desktop), await whoIs(other)]).toEqual([undefined, undefined, 'li'])
      expect(await listAuditLines(db, 10)).toMatchObject([
        {
          at: clock.now(),
          userId: 'wang',
          what: 'ops sessions end',
          reason: 'sessions-ended',
          field: null,
          message: 'Li Na: the phone was stolen (wang, 2)',
          clientAddress: null,
        },
      ])
      expect((await ops('audit', 'list')).text).toMatch(
        /ops sessions end +wang +- +sessions-ended +- +Li Na: the phone was stolen \(wang, 2\)/,
      )
      expect(await whoIs(await enter('wang'))).toBe('wang')
    },
  )

  it('sessions of all users are ended only where the word is spelled out (OPS-54)', async () => {
    const { ops, enter, whoIs, db } = await begin()
    const tokens = [await enter('wang'), await enter('li')]
    for (const words of [[], ['--confirm', 'yes'], ['--confirm', 'Log-Everybody-Out'], ['--confirm', '']]) {
      const refused = await ops('sessions', 'end', '--everyone', ...words, ...BY)
      expect(refused.exitCode).toBe(2)
      expect(refused.text).toContain('say also --confirm log-everybody-out')
    }
    expect(await Promise.all(tokens.map(whoIs))).toEqual(['wang', 'li'])
    expect(await listAuditLines(db, 10)).toEqual([])
    const ended = await ops(
      'sessions',
      'end',
      '--everyone',
      '--confirm',
      'log-everybody-out',
      '--by',
      'Li Na',
      '--why',
      'tokens leaked',
    )
    expect(ended).toEqual({ exitCode: 0, text: 'Everybody is logged out on every device: 2 sessions have ended.' })
    expect(await Promise.all(tokens.map(whoIs))).toEqual([undefined, undefined])
    expect(await listAuditLines(db, 10)).toMatchObject([
      { userId: null, message: 'Li Na: tokens leaked (everybody, 2)' },
    ])
  })

  it.each([
    [1, 'There is nobody called "nobody"', ['nobody', ...BY]],
    [2, 'Say one user', [...BY]],
    [2, 'a word too many', ['wang', 'li', ...BY]],
    [2, 'Say one user', ['wang', '--everyone', '--confirm', 'log-everybody-out', ...BY]],
    [2, 'Say one user', [' ', ...BY]],
    [2, '--confirm belongs to --everyone', ['wang', '--confirm', 'log-everybody-out', ...BY]],
    [2, 'Say also --by, --why', ['wang', '--by', ' ']],
    [2, 'Say also --why', ['--everyone', '--confirm', 'log-everybody-out', '--by', 'Li Na']],
    [2, '--all', ['wang', '--all', ...BY]],
  ])('stay with exit code %i and "%s": %j (OPS-54)', async (exitCode, words, args) => {
    const { ops, enter, whoIs, db } = await begin()
    const token = await enter('wang')
    const answer = await ops('sessions', 'end', ...args)
    expect(answer.exitCode).toBe(exitCode)
    expect(answer.text).toContain(words)
    expect(await whoIs(token)).toBe('wang')
    expect(await listAuditLines(db, 10)).toEqual([])
  })

  it('belong to the one with the id, also where another user is called so (OPS-54)', async () => {
    const { ops, enter, whoIs, addUser, db } = await begin()
    await addUser('namesake', '13800000003')
    await db.change("UPDATE users SET username = 'Chen', username_key = 'chen' WHERE id = 'li'", [])
    await db.change("UPDATE users SET username = 'li', username_key = 'li' WHERE id = 'namesake'", [])
    const [chen, namesake] = [await enter('Chen'), await enter('li')]
    expect((await ops('sessions', 'end', 'li', ...BY)).text).toContain('Chen is logged out')
    expect([await whoIs(chen), await whoIs(namesake)]).toEqual([undefined, 'namesake'])
  })

  it('leave the device to be told as of a login that lapsed (OPS-54)', async () => {
    const { ops, enter, call, whoIs } = await begin()
    const token = await enter('wang')
    await ops('sessions', 'end', 'wang', ...BY)
    const viewer = (await whoIs(token)) ?? null
    expect(reasonOf(await call(getUserInfo, {}, viewer, token))).toBe('login-required')
  })
})
