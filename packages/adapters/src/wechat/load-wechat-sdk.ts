import type { WeChatSdk } from './wechat-sdk.ts'

type Page = Pick<Window, 'document'> & { readonly wx?: unknown }

/** Puts the script of WeChat's JS-SDK into the page, and gives what it leaves there. Rejects where it does not come. */
export function loadWeChatSdk(page: Page, scriptUrl: string): Promise<WeChatSdk> {
  return new Promise((settle, refuse) => {
    const script = page.document.createElement('script')
    const give = (): void => (isSdk(page.wx) ? settle(page.wx) : refuse(new Error('The script has brought no JS-SDK')))
    script.src = scriptUrl
    script.addEventListener('load', give)
    script.addEventListener('error', () => {
      script.remove()
      refuse(new Error('The JS-SDK did not come'))
    })
    page.document.head.append(script)
  })
}

const isSdk = (value: unknown): value is WeChatSdk =>
  typeof (value as Partial<WeChatSdk> | undefined)?.config === 'function'
