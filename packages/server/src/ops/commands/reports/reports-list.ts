import { REPORT_REASONS } from '@diandu/core/reports'
import { signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { listReports } from '../../../reports/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const reportsList = defineCommand({
  name: 'reports list',
  meaning: 'what people say is wrong with a listing, with addresses of their pictures; the longest waiting first',
  parameters: { which, most },
  examples: ['reports list'],
  async run(input, { db, clock, dataKey }) {
    const reports = await listReports(db, input.which, input.most)
    if (reports.length === 0) return done('There are no reports.')
    const box = createDataBox(dataKey)
    const rows = reports.map(({ id, reportedAt, shopId, shopTitle, username, reason, words, status, pictures }) => [
      id,
      time(reportedAt),
      status,
      shopId,
      shopTitle,
      username,
      REPORT_REASONS[reason].en,
      oneLine(words),
      pictures.map((picture) => signedPictureUrl(picture, box, clock.now())).join(' ') || '-',
    ])
    return done(tableText(['ID', 'SENT', 'STATE', 'SHOP', 'TITLE', 'BY', 'REASON', 'WORDS', 'PICTURES'], rows))
  },
})
