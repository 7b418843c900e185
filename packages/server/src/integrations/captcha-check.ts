import type { Result } from '@diandu/core/kernel'
import type { CaptchaTicket } from '@diandu/core/session'

/** A captcha whose maker gives out tickets in the browser, and tells us which of them are good. */
export interface CaptchaCheck {
  /** Whether the visitor at that address has solved it. A maker who does not answer is a failure, and never a yes. */
  isSolved(ticket: CaptchaTicket, clientAddress: string): Promise<Result<boolean>>
}
