import { expect, it } from 'vitest'
import { countUnread } from './count-unread.ts'
import { inboxState } from './inbox-state.ts'
import type { MessageId } from './message.ts'

it('a kind that is switched off keeps its count, and is not counted on the tab bar (MSG-8)', () => {
  const state = inboxState({
    unread: new Map([
      ['order', 2],
      ['price', 3],
    ]),
    off: [{ kind: 'price', channel: 'inbox' }],
    newestId: null,
  })
  expect(state.kinds.map(({ kind }) => kind)).toEqual([
    'order',
    'money',
    'contract',
    'offer',
    'match',
    'price',
    'platform',
  ])
  expect(state.kinds).toContainEqual({ kind: 'price', unread: 3, isOn: false, sms: null, push: true })
  expect(countUnread(state)).toBe(2)
  expect(state.newestId).toBeNull()
})

it('what is unread is counted over all kinds that are switched on (MSG-8)', () => {
  const unread = new Map([
    ['order', 2],
    ['money', 4],
  ])
  const state = inboxState({ unread, off: [], newestId: 'm9' as MessageId })
  expect([countUnread(state), state.newestId]).toEqual([6, 'm9'])
})
