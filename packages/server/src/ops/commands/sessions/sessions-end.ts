import { ok } from '@diandu/core/kernel'
import { addAuditLine } from '../../../audit/index.ts'
import type { Queries } from '../../../database/index.ts'
import {
  countAllSessions,
  countSessionsOf,
  endAllSessions,
  endSessionsOf,
  findUser,
  findUserByName,
} from '../../../session/index.ts'
import { defineCommand } from '../../define-command.ts'
import type { Typed } from '../../command-parameter.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, flag, ifTyped, optional, why } from '../../parameters.ts'

/** The confirmation that logging all users out needs. */
const EVERYONE_WORD = 'log-everybody-out'

export const sessionsEnd = defineCommand({
  name: 'sessions end',
  meaning: 'logs a user, or everybody, out on every device',
  notes: ['It is written down in the audit log, with who did it and why.'],
  parameters: {
    user: {
      kind: 'word',
      placeholder: 'NAME|MOBILE|ID',
      meaning: 'the user, by name, whole mobile number or id',
      isRequired: false,
      read: (text = '') => ok(text),
    },
    everyone: flag('every user instead of one'),
    confirm: optional('WORD', `for everybody: ${EVERYONE_WORD}`, ifTyped),
    by,
    why,
  },
  refuse,
  examples: [
    'sessions end NAME --by "Li Na" --why "the phone was stolen"',
    `sessions end --everyone --confirm ${EVERYONE_WORD} --by "Li Na" --why "tokens leaked"`,
  ],
  async run({ user: named, everyone, by: reviewer, why: reason }, { db, clock }) {
    const user = everyone ? null : await findNamed(db, named)
    if (user === undefined)
      return notDone(`There is nobody called "${named}": give a user name, a whole mobile number or an id.`)
    const at = clock.now()
    const ended = await db.transaction(async (tx) => {
      const count = user === null ? await countAllSessions(tx, at) : await countSessionsOf(tx, user.id, at)
      await (user === null ? endAllSessions(tx) : endSessionsOf(tx, user.id))
      const message = `${reviewer}: ${reason} (${user === null ? 'everybody' : user.username}, ${count})`
      const what = { what: 'ops sessions end', reason: 'sessions-ended', field: null, message }
      await addAuditLine(tx, { at, userId: user?.id ?? null, ...what, clientAddress: null })
      return count
    })
    const whose = user === null ? 'Everybody is' : `${user.username} is`
    return done(`${whose} logged out on every device: ${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`)
  },
})

/** Checks the parameters together. */
function refuse({ user = '', everyone, confirm }: Typed): string | null {
  const isEveryone = everyone !== undefined
  if ((user.trim() === '') !== isEveryone) return 'Say one user, by name, whole mobile number or id, or --everyone.'
  if (isEveryone && confirm !== EVERYONE_WORD)
    return `This logs out every user on every device. To do so, say also --confirm ${EVERYONE_WORD}`
  return !isEveryone && confirm !== undefined ? '--confirm belongs to --everyone.' : null
}

/** An id goes before a name: no user takes the place of another by choosing the other's id as their name. */
const findNamed = async (db: Queries, named: string) => (await findUser(db, named)) ?? findUserByName(db, named)
