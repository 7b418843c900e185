import type { ViewedShopsStore, ViewHistory } from '@diandu/core/catalog'
import type { AuthActor } from '@diandu/core/session'

interface ViewedPorts {
  readonly viewedShops: ViewedShopsStore
  readonly viewHistory: Pick<ViewHistory, 'merge'>
}

/**
 * Hands what a visitor looked at to the account, as soon as its user is logged in. What could not be handed over stays
 * on the device until the next login or start.
 */
export function mergeViewedShops(actor: AuthActor, { viewedShops, viewHistory }: ViewedPorts): void {
  let isMerging = false
  const merge = async () => {
    const viewed = viewedShops.read()
    if (isMerging || viewed.length === 0) return
    isMerging = true
    const answer = await viewHistory.merge(viewed)
    isMerging = false
    if (answer.ok) viewedShops.write([])
  }
  let wasSettled = false
  const follow = (snapshot: ReturnType<AuthActor['getSnapshot']>) => {
    const isSettled = snapshot.matches({ signedIn: 'settled' })
    if (isSettled && !wasSettled) void merge()
    wasSettled = isSettled
  }
  follow(actor.getSnapshot())
  actor.subscribe(follow)
}
