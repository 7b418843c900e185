import { createBusyCount } from '@diandu/core/kernel'
import { browserShell, detectShell, type ChannelIds } from '../shells/index.ts'
import { checkoutDrafts, cookieStore, localStore, returnPathStore, searchHistoryStore, sessionStore } from '../storage/index.ts'
import { systemClock, webRandom } from '../time/index.ts'
import type { DevicePorts } from './device-ports.ts'

/** A token is good for 30 days, and written anew at every start. */
const TOKEN_SECONDS = 30 * 24 * 3600
const RETURN_PATH_SECONDS = 3600

type Page = Pick<Window, 'document' | 'localStorage' | 'location' | 'navigator'>

export function browserDevice(page: Page, channelIds: ChannelIds): DevicePorts {
  const isSecure = page.location.protocol === 'https:'
  const local = localStore(page)
  const shell = detectShell({ userAgent: page.navigator.userAgent, query: page.location.search, channelIds })
  return {
    shell,
    app: browserShell,
    clock: systemClock,
    random: webRandom(),
    busy: createBusyCount(),
    sessionStore: sessionStore(cookieStore(page.document, { maxAgeSeconds: TOKEN_SECONDS, isSecure }), local),
    returnPath: returnPathStore(cookieStore(page.document, { maxAgeSeconds: RETURN_PATH_SECONDS, isSecure })),
    searchHistory: searchHistoryStore(local),
    checkoutDrafts: checkoutDrafts(local, systemClock),
  }
}
