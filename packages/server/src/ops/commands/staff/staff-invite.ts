import { EVERY_ROLE } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { fail, ok, type Failure } from '@diandu/core/kernel'
import { oneLine } from '../../../kernel/index.ts'
import { invitationPath, inviteByCommand } from '../../../staff/index.ts'
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
  meaning: 'opens an account of the console, and prints the address by which its person chooses how to log in',
  notes: [
    'The address is good for 24 hours and once. While it was not used, the same command prints another one. An account is one person: a name that is only written otherwise is refused.',
  ],
  parameters: {
    login: word('LOGIN', 'what is typed to log in', 'Say the login, such as "lina".'),
    name: required('NAME', 'the full name', trimmed),
    roles,
  },
  examples: ['staff invite lina --name "Li Na" --roles reviewer,support'],
  async run({ login, name, roles: given }, { db, clock, random, staffId, consoleUrl = null }) {
    const invited = await inviteByCommand(db, { login, name, roles: given }, { nowMs: clock.now(), random, staffId })
    if (!invited.ok) return notDone(refusalText(invited.failure))
    const { token, endsAt } = invited.value
    return done(
      [
        `${oneLine(name)} is invited as ${oneLine(login)}, until ${formatTime(endsAt, 'yyyy-mm-dd hh:mm')}:`,
        consoleUrl === null
          ? `${invitationPath(token)}, at the address where staff open the console (ADMIN_URL).`
          : `${consoleUrl}${invitationPath(token)}`,
      ].join('\n'),
    )
  },
})

function refusalText(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  switch (failure.reason) {
    case 'name-taken':
      return 'This login is taken.'
    case 'account-in-use':
      return 'This person has an account.'
    case 'request-closed':
      return 'This account was opened or closed by now.'
    default:
      return REFUSED_FIELDS[failure.field ?? ''] ?? failure.message
  }
}

const REFUSED_FIELDS: Readonly<Record<string, string>> = {
  login: 'A login is 2 to 40 small letters, digits, dots or dashes, and begins with a letter.',
  name: 'Say the full name, of 40 characters at most.',
  roles: 'An auditor changes nothing, and has no other role.',
}
