import { toPhoneChangeStatus } from '@diandu/core/account'
import { listPhoneChanges } from '../../../account/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const phonesList = defineCommand({
  name: 'phones list',
  meaning: 'changes of phone that wait for somebody, or all of them',
  parameters: { which, most },
  examples: ['phones list', 'phones list --which all'],
  async run(input, { db }) {
    const changes = await listPhoneChanges(db, input.which === 'open', input.most)
    if (changes.length === 0) return done('There are no such changes of phone.')
    return done(
      tableText(
        ['ID', 'PERSON', 'NEW PHONE', 'STATE', 'ASKED', 'REASON', 'NOTE'],
        changes.map(({ id, username, newMobile, status, askedAt, reason, note }) => [
          id,
          username,
          newMobile,
          toPhoneChangeStatus(status).name.en,
          time(askedAt),
          oneLine(reason),
          oneLine(note) || '-',
        ]),
      ),
    )
  },
})
