import { UnreadMark } from '../inbox/unread-mark.tsx'
import { TurnsMark } from '../orders/my-turn/turns-mark.tsx'
import { TurnStrip } from '../orders/my-turn/turn-strip.tsx'

/** What a signed-in user is told beside any page, in one chunk: counts on two tabs, and the strip of the home page. */
export function OwnMark({ at }: { readonly at: string }) {
  if (at === '/') return <TurnStrip />
  return at === '/user_center' ? <UnreadMark place="tab" /> : <TurnsMark />
}
