import fc from 'fast-check'
import { aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const anEvent = fc.record({
  event: fc.oneof(aText(), fc.constantFrom('order.turn', 'price.fell', 'toString')),
  figures: fc.dictionary(aText(), fc.oneof(aText(), aNumber(), fc.constant(null))),
})

const aMessageKind = fc.constantFrom('order', 'price', 'platform')
const aWay = fc.constantFrom('inbox', 'sms', 'push')
const aSwitched = fc.record({ kind: aMessageKind, sms: fc.option(fc.boolean()), push: fc.option(fc.boolean()) })

export const inboxRows: ModuleRows = {
  countUnread: [fc.record({ kinds: fc.array(fc.record({ kind: aText(), unread: aNumber(), isOn: fc.boolean() })) })],
  inboxState: [
    fc.record({
      unread: fc.constant(new Map([['order', 1]])),
      off: fc.array(fc.record({ kind: aText(), channel: aText() })),
      newestId: fc.option(aText()),
    }),
  ],
  decideSwitch: [aSwitched, aWay, fc.boolean()],
  isLastChannel: [aSwitched, aWay],
  isMessageKind: [aText()],
  isNoticeOver: [fc.record({ firstDueAt: aNumber(), by: fc.option(aNumber()) }), aNumber()],
  isPushToken: [aText()],
  kindShape: [aMessageKind],
  nextTryAt: [aNumber(), aNumber()],
  noticeText: [fc.tuple(anEvent, aMessageKind).map(([event, kind]) => ({ ...event, kind })), aNumber()],
  outsideQuietHours: [aNumber(), fc.option(aNumber())],
  plannedNotices: [
    fc.record({ event: fc.constantFrom('order.turn', 'price.fell'), figures: fc.object(), at: aNumber() }),
  ],
  smsText: [fc.record({ template: fc.constantFrom('turn', 'news'), values: fc.array(aText()) })],
  kindOfEvent: [fc.constantFrom('order.turn', 'price.fell')],
  inboxEvent: [spoilt(anEvent)],
}
