import type { Clock } from '@diandu/core/kernel'
import type { Shell } from '@diandu/core/session'
import type { ChatWindow } from '@diandu/core/support'

/** A script that has not run by then counts as failed. */
export const CHAT_SCRIPT_LIMIT_MS = 5_000

type Page = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener' | 'open'> & {
  readonly location: Pick<Location, 'assign'>
}

interface ChatDeps {
  readonly shell: Shell
  readonly clock: Pick<Clock, 'after'>
}

/**
 * The chat of a provider such as Kuaishangtong, as far as its public interface goes: a script that the page runs, and
 * an address at which the conversation is a page of its own.
 */
export function browserChat(page: Page, { shell, clock }: ChatDeps): ChatWindow {
  const loading = new Map<string, Promise<boolean>>()
  return {
    async load(script) {
      const running = loading.get(script) ?? runScript(page, script, clock)
      loading.set(script, running)
      const isReady = await running
      // The next press tries again.
      if (!isReady) loading.delete(script)
      return isReady
    },
    open(link) {
      // The apps and WeChat have one window: there the chat is the next page of it.
      if (shell !== 'browser') {
        page.location.assign(link)
        return true
      }
      const opened = page.open(link, '_blank')
      // Its code came after the press, and a browser may refuse a new window by then: the chat opens in this one.
      if (opened === null) {
        page.location.assign(link)
        return true
      }
      try {
        opened.opener = null
      } catch {
        // Another site's window has none of ours by then.
      }
      return true
    },
  }
}

/** A script of another site says nothing of what it throws: any error without a place counts while it runs. */
function runScript(page: Page, address: string, clock: Pick<Clock, 'after'>): Promise<boolean> {
  return new Promise((settle) => {
    const script = page.document.createElement('script')
    let hasThrown = false
    const onError = ({ filename }: ErrorEvent): void => {
      if (filename === '' || filename === address) hasThrown = true
    }
    const end = (isReady: boolean): void => {
      cancel()
      page.removeEventListener('error', onError)
      if (!isReady) script.remove()
      settle(isReady)
    }
    const cancel = clock.after(CHAT_SCRIPT_LIMIT_MS, () => end(false))
    page.addEventListener('error', onError)
    script.src = address
    script.addEventListener('load', () => end(!hasThrown))
    script.addEventListener('error', () => end(false))
    page.document.head.append(script)
  })
}
