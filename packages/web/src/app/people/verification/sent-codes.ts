import { parseJson } from '@diandu/core/input'
import type { DeviceStorage } from '@diandu/core/kernel'
import { RESEND_AFTER_SECONDS, type CodePurpose } from '@diandu/core/session'

const KEY = 'diandu_codes_sent'

type Visit = Pick<DeviceStorage, 'visit'>

/** When codes were sent, by purpose and mobile. */
export type SentCodes = Readonly<Record<string, number>>

export const codeKey = (purpose: CodePurpose, mobile: string): string => `${purpose} ${mobile}`

/** Total: what is no record of instants is an empty one. */
export function parseSentCodes(text: string | null): SentCodes {
  return Object.fromEntries(
    Object.entries(parseJson(text) ?? {}).filter((pair): pair is [string, number] => Number.isFinite(pair[1])),
  )
}

/** With one more sending; those whose wait is over are forgotten, so that no mobile stays behind. */
export const withSentCode = (codes: SentCodes, key: string, sentAt: number, now: number): SentCodes => ({
  ...Object.fromEntries(Object.entries(codes).filter(([, at]) => now - at < RESEND_AFTER_SECONDS * 1000)),
  [key]: sentAt,
})

/** A reload does not shorten the wait. */
export const readSentCodes = ({ visit }: Visit): SentCodes => parseSentCodes(visit.read(KEY))

/** Their names hold mobiles, which are not to stay behind their user. */
export const forgetSentCodes = ({ visit }: Visit): void => visit.remove(KEY)

export const writeSentCodes = ({ visit }: Visit, codes: SentCodes): void => visit.write(KEY, JSON.stringify(codes))
