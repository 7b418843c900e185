import { fail, ok, refused, type Result } from '../kernel/index.ts'
import { isOpenRequest, type ServiceRequestState } from './service-request.ts'

/** Of one person within a day, whichever services they are for. */
export const MAX_REQUESTS_A_DAY = 5

/** Whether one more request is taken. Faults of its fields were reported before. */
export const decideServiceRequest = (sentWithinDay: number): Result<null> =>
  sentWithinDay >= MAX_REQUESTS_A_DAY
    ? fail(refused('too-many', `一天最多提交 ${MAX_REQUESTS_A_DAY} 条服务申请，请明天再来，急事请直接联系客服`))
    : ok(null)

export const MAX_STEP_NOTE = 500

export interface ServiceRequestMove {
  readonly state: Exclude<ServiceRequestState, 'submitted'>
  /** Reviewers take, answer and close; the person withdraws. */
  readonly note: string
  readonly priceFen: number | null
}

/** Whether a request may go there: one that has ended stays so, and an answer or an end says something. */
export function decideServiceMove(
  from: ServiceRequestState,
  { state, note, priceFen }: ServiceRequestMove,
): Result<ServiceRequestMove> {
  if (!isOpenRequest(from)) return fail(refused('request-ended', '这条申请已经结束了'))
  if (state === 'taken' && from !== 'submitted') return fail(refused('request-ended', '这条申请已经有人在处理'))
  const cleanNote = note.trim()
  const length = Array.from(cleanNote).length
  if (length > MAX_STEP_NOTE) return fail(refused('bad-parameter', `最多写 ${MAX_STEP_NOTE} 个字`, 'note'))
  if (length === 0 && (state === 'answered' || state === 'closed'))
    return fail(refused('bad-parameter', '请写明答复内容或结束的原因', 'note'))
  return ok({ state, note: cleanNote, priceFen: state === 'answered' ? priceFen : null })
}
