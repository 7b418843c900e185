import type { SearchHistoryStore } from '@diandu/core/catalog'
import type { BusyCount, Clock, Random } from '@diandu/core/kernel'
import type { CheckoutDrafts } from '@diandu/core/orders'
import type { NativeApp, ReturnPathStore, SessionStore, Shell } from '@diandu/core/session'

/** The ports that the device answers by itself: there at once, without the network. */
export interface DevicePorts {
  readonly shell: Shell
  readonly app: NativeApp
  readonly clock: Clock
  readonly random: Random
  readonly busy: BusyCount
  readonly sessionStore: SessionStore
  readonly returnPath: ReturnPathStore
  readonly searchHistory: SearchHistoryStore
  readonly checkoutDrafts: CheckoutDrafts
}
