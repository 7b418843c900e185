import { SYSTEM_PARTS, UNSENT_STATES, type SystemPart, type UnsentNotices } from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import * as v from 'valibot'
import { count, instant, keysOf, nothingOut, typed } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'
import { caseBlock } from './case.admin.ts'

const partCall = (part: SystemPart) =>
  adminCall(`GET system/${part}`, {
    summary: `Of the system: ${SYSTEM_PARTS[part].names.en}`,
    act: SYSTEM_PARTS[part].act,
    input: v.strictObject({ locale: v.picklist(LOCALES) }),
    output: v.array(caseBlock),
    example: { locale: 'zh-CN' },
  })

export const SYSTEM_PART_CALLS = Object.fromEntries(
  keysOf(SYSTEM_PARTS).map((part) => [part, partCall(part)] as const),
) as Readonly<Record<SystemPart, ReturnType<typeof partCall>>>

export const listUnsentNotices = adminCall('GET system/unsent-notices', {
  summary: 'Text messages and pushes that have not arrived, the longest due first',
  act: 'see-system',
  input: v.strictObject({}),
  output: v.object({
    notices: v.array(
      v.object({
        id: stored,
        userId: stored,
        channel: stored,
        event: stored,
        state: v.picklist(keysOf(UNSENT_STATES)),
        dueAt: instant,
        tries: count,
        trouble: v.nullable(stored),
      }),
    ),
    more: count,
  }) satisfies v.GenericSchema<unknown, UnsentNotices>,
  example: {},
})

export const resendNotice = adminCall('POST system/resend-notice', {
  summary: 'Sends a text message or push once more that has failed for good, or that may arrive twice',
  act: 'resend-notice',
  input: v.strictObject({ id: typed(200, 1), mayArriveTwice: v.boolean(), reason }),
  output: nothingOut,
  example: { id: 'u1.m1.sms', mayArriveTwice: false, reason: '模板今天通过了审核' },
})
