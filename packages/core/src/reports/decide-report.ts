import { cleanTextarea } from '../input/index.ts'
import { fail, ok, refused, type Result } from '../kernel/index.ts'
import { REPORT_LIMITS, REPORT_REASONS, type ReportDraft } from './report.ts'

/** The facts behind a report; the server reads them under the lock of its person. */
export interface ReportFacts {
  /** Whether every visitor may see the shop. */
  readonly isVisible: boolean
  readonly isOwn: boolean
  /** Whether an earlier report of this person about this shop waits for an answer. */
  readonly isOpen: boolean
  readonly madeToday: number
  readonly areOwnPictures: boolean
}

/** Characters that no keyboard types: controls, and halves of characters. */
const UNTYPED = /[\p{Cc}\p{Cs}]/u

/** A report as it will be kept, or why it is not taken. */
export function decideReport(facts: ReportFacts, draft: ReportDraft): Result<ReportDraft> {
  const words = cleanTextarea(draft.words)
  const pictures = [...new Set(draft.pictures)]
  const length = Array.from(words).length
  if (!Object.hasOwn(REPORT_REASONS, draft.reason)) return fail(refused('bad-parameter', '请选择举报原因', 'reason'))
  if (UNTYPED.test(words.replaceAll(/[\r\n\t]/g, ''))) return fail(refused('bad-parameter', '格式不正确', 'words'))
  if (length < REPORT_LIMITS.minWords) return fail(refused('bad-parameter', '请至少写五个字，说清哪里不对', 'words'))
  if (length > REPORT_LIMITS.maxWords) return fail(refused('bad-parameter', '最多五百个字', 'words'))
  if (pictures.length > REPORT_LIMITS.maxPictures) return fail(refused('bad-parameter', '最多四张图片', 'pictures'))
  if (!facts.isVisible) return fail(refused('not-found', '没有找到这家店铺', 'shopId'))
  if (facts.isOwn) return fail(refused('own-shop', '这是您自己的店铺'))
  if (facts.isOpen) return fail(refused('too-many', '您对这家店铺的举报还在处理，结果会发消息告诉您'))
  if (facts.madeToday >= REPORT_LIMITS.aDay) return fail(refused('too-many', '今天的举报已达上限，请明天再来'))
  if (!facts.areOwnPictures) return fail(refused('not-found', '请重新上传图片', 'pictures'))
  return ok({ ...draft, words, pictures })
}
