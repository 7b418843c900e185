import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../kernel/index.ts'
import { EVERY_CONTENT_KIND, type ContentKind } from './content-kind.ts'
import {
  decideContentWithdrawal,
  decideDraft,
  decidePublishing,
  decideUnscheduling,
  type ContentStanding,
} from './content-version.ts'

const NOW = 1_800_000_000_000
const DRAFT = { version: 2, state: 'draft', writtenAt: NOW - 1 } as const
const SEEN = { version: 2, writtenAt: NOW - 1 }
const standing = (more: Partial<ContentStanding> = {}): ContentStanding => ({
  kind: 'article',
  open: DRAFT,
  isPublished: true,
  wasWithdrawn: false,
  ...more,
})
const publish = (of: ContentStanding, at: number | null, seen = SEEN) =>
  decidePublishing(of, seen, { at, nowMs: NOW, faults: [] })

it('a draft is written and published only by who has seen it as it is (ADM-40)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: NOW - 2, max: NOW }), (version, writtenAt) => {
      const isSame = version === SEEN.version && writtenAt === SEEN.writtenAt
      expect(decideDraft(standing(), { version, writtenAt }).ok).toBe(isSame)
      expect(publish(standing(), null, { version, writtenAt }).ok).toBe(isSame)
    }),
  )
  expect(decideDraft(standing(), null).ok).toBe(false)
  expect(decideDraft(standing({ open: null }), null).ok).toBe(true)
  expect(publish(standing({ open: null }), null).ok).toBe(false)
})

it('content is published now or within a year, and never with a fault (ADM-41, ADM-42)', () => {
  expect([publish(standing(), null), publish(standing(), NOW + 1), publish(standing(), NOW + 366 * DAY_MS)]).toEqual([
    { ok: true, value: 'published' },
    { ok: true, value: 'scheduled' },
    { ok: true, value: 'scheduled' },
  ])
  expect([publish(standing(), NOW).ok, publish(standing(), NOW + 366 * DAY_MS + 1).ok]).toEqual([false, false])
  const fault = { line: 3, field: null, zh: '第 3 行', en: 'Line 3' }
  expect(decidePublishing(standing(), SEEN, { at: null, nowMs: NOW, faults: [fault] }).ok).toBe(false)
})

it('a version that waits for its time is not written, and becomes a draft by its number (ADM-42)', () => {
  const scheduled = standing({ open: { ...DRAFT, state: 'scheduled' } })
  expect([decideDraft(scheduled, SEEN).ok, publish(scheduled, null).ok]).toEqual([false, false])
  expect([decideUnscheduling(scheduled, 2).ok, decideUnscheduling(scheduled, 1).ok]).toEqual([true, false])
  expect(decideUnscheduling(standing(), 2).ok).toBe(false)
})

it('an announcement that was sent is withdrawn and neither changed nor sent again (ADM-47)', () => {
  for (const sent of [{ isPublished: true }, { isPublished: false, wasWithdrawn: true }]) {
    const announcement = standing({ kind: 'announcement', ...sent })
    expect([decideDraft(announcement, SEEN).ok, publish(announcement, null).ok]).toEqual([false, false])
  }
  expect(publish(standing({ kind: 'announcement', isPublished: false }), null).ok).toBe(true)
})

it('only what may be added is withdrawn, and only while it is published (ADM-43)', () => {
  const open: readonly ContentKind[] = ['article', 'topic', 'announcement']
  for (const kind of EVERY_CONTENT_KIND) {
    expect(decideContentWithdrawal(standing({ kind })).ok).toBe(open.includes(kind))
    expect(decideContentWithdrawal(standing({ kind, isPublished: false })).ok).toBe(false)
  }
})
