import fc from 'fast-check'
import { CHECKLISTS, HANDOVER_ACTS, HANDOVER_ITEMS, handoverOf, type HandoverRecord } from '../../src/orders/index.ts'
import { recordOf } from '../an-order-record.ts'
import { anInstant } from '../arbitraries/an-instant.ts'
import { anOrder } from '../arbitraries/an-order.ts'
import { aCode, aFunction, aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aStoredOrder = spoilt(anOrder().map(recordOf))
const anEntry = fc.record({
  item: fc.constantFrom(...Object.keys(HANDOVER_ITEMS)),
  act: fc.constantFrom(...HANDOVER_ACTS),
  words: aText(),
  proofs: fc.array(fc.record({ file: aText(), digest: aText() })),
  at: aNumber(),
})
const aHandoverRecord = fc.record({ version: aText(), entries: fc.array(anEntry) })
const aHandover = fc
  .tuple(aHandoverRecord, aCode(), aText())
  .map(([record, platform, kind]) => handoverOf(record as HandoverRecord, { platform, kind } as never))
const aHandoverFacts = fc.record({
  userId: fc.constantFrom('buyer', 'seller'),
  order: fc.option(aStoredOrder, { nil: undefined }),
  record: fc.option(aHandoverRecord, { nil: undefined }),
  at: anInstant(),
})
const aMark = fc.record({
  item: aText(),
  words: aText(),
  proofs: fc.array(fc.record({ file: aText(), digest: aText() })),
})
const aCheck = fc.record({
  item: aText(),
  revision: aNumber(),
  act: fc.constantFrom('received', 'wrong', 'reopened'),
  words: aText(),
})
const aReviewDraft = fc.record({
  ratings: fc.record({ truth: aNumber(), communication: aNumber(), speed: aNumber() }),
  words: aText(),
})
const aReview = fc.record({
  author: fc.constantFrom('buyer', 'seller'),
  ratings: fc.record({ truth: aNumber(), communication: aNumber(), speed: aNumber() }),
  words: aText(),
  writtenAt: aNumber(),
  reply: fc.option(fc.record({ words: aText(), at: aNumber() })),
  shownFrom: aNumber(),
  takenDownFor: fc.option(aText()),
})
const aReviewPair = fc.record({
  buyer: fc.option(aReview, { nil: undefined }),
  seller: fc.option(aReview, { nil: undefined }),
})
const aReviewFacts = fc.record({
  userId: fc.constantFrom('buyer', 'seller'),
  order: fc.option(aStoredOrder, { nil: undefined }),
  pair: aReviewPair,
  at: anInstant(),
})

export const handoverRows: ModuleRows = {
  firstWeekOf: [fc.record({ platform: aCode(), kind: aText() })],
  checklistItems: [fc.constantFrom(...CHECKLISTS), fc.record({ platform: aCode(), kind: aText() })],
  checklistOf: [aText()],
  decideHandOver: [aHandoverFacts],
  decideHandoverCheck: [aHandoverFacts, aCheck],
  decideHandoverMark: [aHandoverFacts, aMark],
  bringProof: [
    fc.constant({
      proofPart: async () => ({ ok: true, value: null }),
      proofFile: async () => ({ ok: true, value: null }),
    }),
    fc.record({ name: aText(), size: fc.nat(99), read: fc.constant(async () => new Uint8Array()) }),
    fc.record({ order: aText(), upload: aText(), arrived: aNumber(), onArrived: aFunction() }),
  ],
  decideProofFile: [fc.record({ name: aText(), parts: aNumber() }), fc.uint8Array()],
  decideProofPart: [
    aHandoverFacts.map((facts) => ({ ...facts, files: 1, isBegun: false })),
    fc.record({ place: aNumber(), bytes: aNumber() }),
  ],
  decideProofUpload: [aHandoverFacts],
  handoverOf: [aHandoverRecord, fc.record({ platform: aCode(), kind: aText() })],
  handoverProgress: [aHandover],
  isHandoverItem: [aText()],
  isKnownEntry: [anEntry],
  latestChecklist: [],
  problemsOf: [aHandover],
  unproven: [aHandover],
  unticked: [aHandover],
}

export const reviewRows: ModuleRows = {
  decideReview: [aReviewFacts, aReviewDraft],
  decideReviewReply: [aReviewFacts, aText()],
  isReviewShown: [aReview, aNumber()],
  reviewByOf: [aStoredOrder],
  reviewsFor: [fc.constantFrom('buyer', 'seller'), aStoredOrder, aReviewPair, aNumber()],
  reviewSummary: [aNumber(), fc.record({ truth: aNumber(), communication: aNumber(), speed: aNumber() })],
  validateReview: [aReviewDraft],
}
