import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusedAs } from '../../../testing/refused-as.ts'
import { decideModeration, type ReviewRecord } from '../index.ts'

const SHOWN: ReviewRecord = {
  author: 'buyer',
  ratings: { truth: 1, communication: 2, speed: 3 },
  words: '住在三号楼的那位',
  writtenAt: 1,
  reply: { words: '不是我', at: 2 },
  shownFrom: 3,
  takenDownFor: null,
}

it('a review that is withdrawn and restored is as it was, and neither is done twice (ADM-36)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (why) => {
      const withdrawn = decideModeration(SHOWN, why)
      expect(withdrawn.ok).toBe(why.trim() !== '')
      if (!withdrawn.ok) return
      expect(withdrawn.value).toEqual({ ...SHOWN, takenDownFor: why.trim() })
      expect(decideModeration(withdrawn.value, why)).toMatchObject({ failure: { reason: 'order-moved-on' } })
      expect(decideModeration(withdrawn.value, null)).toEqual({ ok: true, value: SHOWN })
    }),
  )
  expect(decideModeration(SHOWN, null)).toMatchObject({ failure: { reason: 'order-moved-on' } })
  expect(decideModeration(undefined, null)).toMatchObject(refusedAs('not-found', 'id'))
})
