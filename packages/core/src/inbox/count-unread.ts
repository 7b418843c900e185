import type { InboxState } from './inbox.ports.ts'

/** What the tab bar shows: the kinds that are switched on. */
export const countUnread = ({ kinds }: Pick<InboxState, 'kinds'>): number =>
  kinds.reduce((sum, { unread, isOn }) => (isOn ? sum + unread : sum), 0)
