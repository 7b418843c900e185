import type { InboxState } from './inbox.ports.ts'

/** The count on the tab bar: unread messages of the kinds that are switched on. */
export const countUnread = ({ kinds }: Pick<InboxState, 'kinds'>): number =>
  kinds.reduce((sum, { unread, isOn }) => (isOn ? sum + unread : sum), 0)
