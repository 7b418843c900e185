import type { SessionSource } from '../session/session-source.ts'

const NAME = 'diandu_session'

/**
 * Tells the other tabs at once that the login has changed, and hears it from them, also where local storage is
 * silent. Closed while the page is away: an open channel keeps a page from being stored for Back.
 */
export function followSessionChannel({ subscribe, user }: SessionSource, onChange: () => void): void {
  if (!('BroadcastChannel' in window)) return
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel ??= new BroadcastChannel(NAME)
    channel.onmessage = onChange
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  let known = user()?.userId
  subscribe(() => {
    const now = user()?.userId
    if (now !== known) channel?.postMessage(null)
    known = now
  })
  window.addEventListener('pageshow', open)
  window.addEventListener('pagehide', close)
  open()
}
