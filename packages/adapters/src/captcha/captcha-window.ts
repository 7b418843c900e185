import type { CaptchaTicket } from '@diandu/core/session'
import type { Result } from '@diandu/core/kernel'

/** A captcha whose maker brings its own window: it asks the person by itself. */
export interface CaptchaWindow {
  /** The ticket of what was solved; null where the person closed the window. */
  solve(): Promise<Result<CaptchaTicket | null>>
}
