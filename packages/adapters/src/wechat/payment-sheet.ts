import type { Clock } from '@diandu/core/kernel'
import type { PaymentSheet, SheetTerms, SheetWord } from '@diandu/core/wallet'

/** WeChat injects it into every page that it shows, some time after the page's own scripts. */
interface WeixinBridge {
  readonly invoke: (method: 'getBrandWCPayRequest', terms: SheetTerms, receive: (answer: unknown) => void) => void
}

export type BridgedPage = Pick<Window, 'document'> & { readonly WeixinJSBridge?: WeixinBridge }

/**
 * The user may take so long to type their password. When nothing is heard by then, the user may open the sheet again,
 * for the same payment.
 */
export const SHEET_LIMIT_MS = 60_000

/** WeChat's payment sheet (pay.weixin.qq.com, JSAPI: how the page calls for it). */
export const weChatPaymentSheet = (page: BridgedPage, clock: Clock): PaymentSheet => ({
  open: (terms) =>
    new Promise((settle) => {
      const give = (word: SheetWord): void => {
        stop()
        page.document.removeEventListener('WeixinJSBridgeReady', invoke)
        settle(word)
      }
      const invoke = (): void => {
        try {
          page.WeixinJSBridge?.invoke('getBrandWCPayRequest', terms, (answer) => give(wordOf(answer)))
        } catch {
          give('failed')
        }
      }
      const stop = clock.after(SHEET_LIMIT_MS, () => give('silent'))
      if (page.WeixinJSBridge === undefined) page.document.addEventListener('WeixinJSBridgeReady', invoke)
      else invoke()
    }),
})

const WORDS: Readonly<Record<string, SheetWord>> = { ok: 'done', cancel: 'cancelled' }

function wordOf(answer: unknown): SheetWord {
  const message = (answer as { readonly err_msg?: unknown } | null | undefined)?.err_msg
  return WORDS[/^get_brand_wcpay_request:(\w+)$/.exec(String(message))?.[1] ?? ''] ?? 'failed'
}
