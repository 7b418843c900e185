import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthSpan } from '../../wallet/index.ts'
import { decideClosing, nextClosing } from './month-closing.ts'

const instants = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 })

it('only the month after the last closed one is closed, and only once it is over and sealed (ADM-56)', () => {
  fc.assert(
    fc.property(instants, fc.option(instants), instants, (firstPostedAt, sealedUntil, nowMs) => {
      const facts = { lastClosed: null, firstPostedAt, sealedUntil, nowMs }
      const next = nextClosing(facts)
      const { from, until } = monthSpan(next?.month ?? '') ?? { from: NaN, until: NaN }
      expect(from <= firstPostedAt && firstPostedAt <= until).toBe(true)
      const mayBe = nowMs > until && (sealedUntil ?? 0) > until
      expect(decideClosing(next?.month ?? '', facts).ok).toBe(mayBe)
      const after = nextClosing({ ...facts, lastClosed: next?.month ?? '' })
      expect(after?.span.from).toBe(until + 1)
      expect(decideClosing(after?.month ?? '', facts).ok).toBe(false)
    }),
  )
})

it('nothing is closed where nothing was posted (ADM-56)', () => {
  const facts = { lastClosed: null, firstPostedAt: null, sealedUntil: null, nowMs: 1_800_000_000_000 }
  expect(nextClosing(facts)).toBeUndefined()
  expect(decideClosing('2026-10', facts).ok).toBe(false)
})
