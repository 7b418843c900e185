import { EVERY_ROLE } from '@diandu/core/admin'
import { fail, ok } from '@diandu/core/kernel'
import { oneLine } from '../../../kernel/index.ts'
import { openStaffAccount } from '../../../staff/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { required, trimmed, word } from '../../parameters.ts'

const roles = required('ROLES', `one or more, with commas: ${EVERY_ROLE.join(', ')}`, (text) => {
  const wanted = text.split(',').map((role) => role.trim())
  const known = EVERY_ROLE.filter((role) => wanted.includes(role))
  return known.length === new Set(wanted).size && known.length > 0
    ? ok(known)
    : fail(`--roles is one or more of ${EVERY_ROLE.join(', ')}, with commas.`)
})

export const staffInvite = defineCommand({
  name: 'staff invite',
  meaning: 'opens an account of the console, and prints its first password, its authenticator and its recovery codes',
  notes: [
    'They are printed once and kept nowhere. An account is one person: a name that is only written otherwise is refused.',
  ],
  parameters: {
    login: word('LOGIN', 'what is typed to log in', 'Say the login, such as "lina".'),
    name: required('NAME', 'the full name', trimmed),
    roles,
  },
  examples: ['staff invite lina --name "Li Na" --roles reviewer,support'],
  async run({ login, name, roles: given }, { db, clock, random, dataKey }) {
    const opened = await openStaffAccount({ login, name, roles: given }, { db, nowMs: clock.now(), random, dataKey })
    if (!opened.ok) return notDone(opened.failure)
    const { password, uri, recoveryCodes } = opened.value
    return done(
      [
        `The account ${oneLine(login)} of ${oneLine(name)} is open.`,
        `Password: ${password}`,
        `Authenticator: ${uri}`,
        `Recovery codes, each good once: ${recoveryCodes.join(' ')}`,
      ].join('\n'),
    )
  },
})
