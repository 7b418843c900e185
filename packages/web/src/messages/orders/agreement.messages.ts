import { registrationAgreement } from '@diandu/core/company'
import type { Messages } from '../messages.ts'

/** The registration agreement as core has it: read once, so it stays out of the page that links to it. */
export const agreementMessages: Messages<typeof registrationAgreement.zh> = {
  'zh-CN': registrationAgreement.zh,
  en: registrationAgreement.en,
}
