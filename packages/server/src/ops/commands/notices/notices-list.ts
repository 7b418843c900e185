import { countNotices, listNotices } from '../../../inbox/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const noticesList = defineCommand({
  name: 'notices list',
  meaning:
    'how many text messages and pushes wait, were sent, failed or are unsure; then those that have not arrived, the longest due first; or all, the newest first',
  notes: [
    'A notice is unsure where the provider gave no answer and would send it twice: it is not sent again. It is dropped where it helps no more: read, switched off, too late, or the order came further.',
  ],
  parameters: { which, most },
  examples: ['notices list', 'notices list --which all --most 50'],
  async run({ which: wanted, most: rows }, { db }) {
    const counts = await countNotices(db)
    if (counts.length === 0) return done('There are no notices.')
    const notices = await listNotices(db, wanted, rows)
    const summary = tableText(
      ['WAY', 'STATE', 'HOW MANY', 'LONGEST DUE'],
      counts.map(({ channel, state, count, oldestDueAt }) => [channel, state, String(count), time(oldestDueAt)]),
    )
    if (notices.length === 0) return done(`${summary}\n\nNo notice waits, failed or is unsure.`)
    return done(
      `${summary}\n\n${tableText(
        ['ID', 'USER', 'WAY', 'EVENT', 'MESSAGES', 'STATE', 'DUE', 'TRIES', 'TROUBLE'],
        notices.map(({ id, userId, channel, event, messages, state, dueAt, tries, trouble }) => [
          id,
          userId,
          channel,
          event,
          String(messages),
          state,
          time(dueAt),
          String(tries),
          trouble ?? '-',
        ]),
      )}`,
    )
  },
})
