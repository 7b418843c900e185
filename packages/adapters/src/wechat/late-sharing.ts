import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Sharing } from './sharing.ts'
import type { WeChatPage } from './wechat-page.ts'
import type { SignedPage } from './wechat-sdk.ts'

/** Outside of WeChat a page is handed on by its address and its title, and nothing is to be said. */
const noSharing: Sharing = { share: () => Promise.resolve(ok(null)) }

/** Sharing as the page's surroundings allow it; WeChat's part is fetched when a page is first shown there. */
export function lateSharing(
  page: WeChatPage | undefined,
  config: (pageUrl: string) => Promise<Result<SignedPage>>,
  clock: Clock,
): Sharing {
  if (page === undefined) return noSharing
  let loading: Promise<Sharing> | undefined
  const load = async () => (await import('./wechat-sharing.ts')).weChatSharing({ ...page, config, clock })
  return {
    async share(data) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      try {
        return await (await loading).share(data)
      } catch {
        return fail({ kind: 'offline' })
      }
    },
  }
}
