import type { NewMessage } from '../inbox/index.ts'
import { fail, ok, refused, type Result } from '../kernel/index.ts'
import type { ReportStatus, ShopReport } from './report.ts'

export interface ReportVerdict {
  readonly status: Exclude<ReportStatus, 'open'>
  /** Displayed to the reporter. */
  readonly answer: string
  readonly at: number
}

interface VerdictDecided {
  readonly report: ShopReport
  readonly message: NewMessage
}

interface ReportedBy {
  readonly userId: string
  readonly shopTitle: string
}

const MAX_ANSWER = 300

/** A report is decided once, with an answer to its reporter, who is notified. */
export function decideVerdict(
  report: ShopReport,
  { status, answer, at }: ReportVerdict,
  { userId, shopTitle }: ReportedBy,
): Result<VerdictDecided> {
  const words = answer.trim()
  if (report.status !== 'open') return fail(refused('order-moved-on', '这条举报已经处理过'))
  if (words === '' || Array.from(words).length > MAX_ANSWER)
    return fail(refused('bad-parameter', '请写明处理结果，三百字以内', 'answer'))
  return ok({
    report: { ...report, status, answer: words },
    message: {
      userId,
      event: 'platform.report',
      key: `report:${report.id}`,
      subject: report.shopId,
      figures: { shop: shopTitle, status, text: words },
      at,
    },
  })
}
