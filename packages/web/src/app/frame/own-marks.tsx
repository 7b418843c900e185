import { useLocation } from 'react-router-dom'
import { UnreadMark } from '../orders/inbox/unread-mark.tsx'
import { TurnsMark } from '../orders/my-turn/turns-mark.tsx'
import { TurnStrip } from '../orders/my-turn/turn-strip.tsx'

/** A signed-in user's marks, in one chunk: the count of a tab or, without a tab, the strip of the home page. */
export function OwnMark({ tab }: { readonly tab?: string | undefined }) {
  const { pathname } = useLocation()
  if (tab === undefined) return pathname === '/' && <TurnStrip />
  if (tab === '/user_center') return <UnreadMark place="tab" />
  return tab === '/user_center/order' && <TurnsMark />
}
