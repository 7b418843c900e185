import type { Result } from '@diandu/core/kernel'
import type { WeChatConfig } from '@diandu/core/session'

/** WeChat, as far as a page inside it needs the server: the JS-SDK does nothing for an address that is not signed. */
export interface WeChatSigner {
  readonly kind: 'sandbox' | 'wechat'
  /** Where the script of the JS-SDK is: WeChat's own, or the simulated one's path here. */
  readonly scriptUrl: string
  /** `pageUrl` without its fragment. */
  readonly sign: (pageUrl: string) => Promise<Result<WeChatConfig>>
  /**
   * Where WeChat says who is there: it asks the person nothing, and leads back with a code and the state (letters and
   * digits, 128 at most).
   */
  readonly visitUrl: (backUrl: string, state: string) => string
  /**
   * The visitor who came back with the code, as our account knows them; null where it is no code, or was asked about
   * before.
   */
  readonly openidOf: (code: string) => Promise<Result<string | null>>
}
