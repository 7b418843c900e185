import { listAnnouncements } from '../../../inbox/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const announcementsList = defineCommand({
  name: 'announcements list',
  meaning: 'what was announced, newest first, and whether it is with all people',
  parameters: { most },
  examples: ['announcements list'],
  async run({ most: rows }, { db }) {
    const announcements = await listAnnouncements(db, rows)
    if (announcements.length === 0) return done('Nothing was announced.')
    return done(
      tableText(
        ['ID', 'ANNOUNCED', 'BY', 'STATE', 'TITLE', 'TEXT'],
        announcements.map(({ id, announcedAt, announcedBy, withdrawnAt, notifiedAllAt, title, body }) => [
          id,
          time(announcedAt),
          announcedBy,
          withdrawnAt !== null ? 'withdrawn' : notifiedAllAt === null ? 'on its way' : 'told',
          oneLine(title),
          oneLine(body),
        ]),
      ),
    )
  },
})
