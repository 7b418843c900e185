import fc from 'fast-check'
import { REPORT_REASONS, REPORT_STATUSES } from '../../src/reports/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const texts = fc.array(aText(), { maxLength: 6 })

export const reportsRows: ModuleRows = {
  decideReport: [
    fc.record({
      isVisible: fc.boolean(),
      isOwn: fc.boolean(),
      isOpen: fc.boolean(),
      madeToday: aNumber(),
      areOwnPictures: fc.boolean(),
    }),
    fc.record({ shopId: aText(), reason: fc.oneof(aKeyOf(REPORT_REASONS), aText()), words: aText(), pictures: texts }),
  ],
  removalMessages: [
    fc.record({
      report: fc.record({ id: aText(), shopId: aText(), reason: aKeyOf(REPORT_REASONS) }),
      shopTitle: aText(),
      sellerId: aText(),
      buyerIds: texts,
      at: aNumber(),
    }),
  ],
  decideVerdict: [
    fc.record({
      id: aText(),
      shopId: aText(),
      reason: aKeyOf(REPORT_REASONS),
      words: aText(),
      reportedAt: aNumber(),
      status: aKeyOf(REPORT_STATUSES),
      answer: fc.oneof(aText(), fc.constant(null)),
    }),
    fc.record({ status: fc.constantFrom('upheld', 'dismissed'), answer: aText(), at: aNumber() }),
    fc.record({ userId: aText(), shopTitle: aText() }),
  ],
}
