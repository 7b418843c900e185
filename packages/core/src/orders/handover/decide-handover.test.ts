import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../testing/an-order-record.ts'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import type { Result } from '../../kernel/index.ts'
import { PLATFORMS, SHOP_KINDS, type PlatformId, type ShopKind } from '../../catalog/index.ts'
import { checklistDocument, checklistFrom } from './checklist-document.ts'
import { checklistItems, CHECKLISTS, knownChecklist, latestChecklist } from './checklists.ts'
import {
  decideHandOver,
  decideHandoverCheck,
  decideHandoverMark,
  type DecidedEntry,
  type HandoverFacts,
} from './decide-handover.ts'
import { HANDOVER_ITEMS, type HandoverItem } from './handover-items.ts'
import { handoverOf, handoverProgress, problemsOf, unproven, unticked, type HandoverRecord } from './handover.ts'

const AT = 1_800_000_000_000
const [someOrder] = fc.sample(anOrder(), { numRuns: 1, seed: 3 })
if (someOrder === undefined) throw new Error('There is no order to hand over.')
const order = {
  ...recordOf(someOrder),
  shop: { ...someOrder.shop, platform: 32 as PlatformId, kind: 'flagship' as const },
  status: 'handing-over' as const,
  handOverBegunAt: AT,
  handedOverAt: null,
}
const NEW: HandoverRecord = { checklist: latestChecklist(), entries: [] }
const by = (role: 'buyer' | 'seller', record: HandoverRecord | undefined): HandoverFacts => ({
  userId: role === 'buyer' ? order.buyerId : order.sellerId,
  order,
  record,
  at: AT,
})
const proofsOf = (...shades: readonly number[]) =>
  shades.map((shade) => ({ file: `f${shade}`, digest: String(shade).padStart(64, '0') }))
const after = (record: HandoverRecord, decided: Result<DecidedEntry>): HandoverRecord =>
  decided.ok && decided.value.entry !== null ? { ...record, entries: [...record.entries, decided.value.entry] } : record
const ITEMS = checklistItems(latestChecklist(), order.shop).map(({ item }) => item)
const aStep = fc.record({
  item: fc.constantFrom(...ITEMS),
  act: fc.constantFrom('mark' as const, 'received' as const, 'wrong' as const, 'reopened' as const),
  shade: fc.integer({ min: 1, max: 3 }),
  isOld: fc.boolean(),
})

describe('Checklists', () => {
  it('every platform and kind has one with a day, a source and required items, and no item twice (HND-1)', () => {
    for (const list of CHECKLISTS) {
      expect(list.publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(list.source.zh.length * list.source.en.length).toBeGreaterThan(0)
      for (const { id } of PLATFORMS)
        for (const kind of Object.keys(SHOP_KINDS) as ShopKind[]) {
          const items = checklistItems(list, { platform: id, kind })
          expect(new Set(items.map(({ item }) => item)).size).toBe(items.length)
          expect(items.some(({ isRequired }) => isRequired)).toBe(true)
        }
    }
  })

  it('an order keeps the one under which it was placed, whatever is published later (HND-12)', () => {
    for (const list of CHECKLISTS) expect(knownChecklist(list.version)).toBe(list)
    expect(knownChecklist('3')).toBeUndefined()
    const published = { version: '3', publishedOn: '2027-01-01' }
    const newer = checklistFrom({ ...checklistDocument(latestChecklist()), onPlatform: [], ofKind: [] }, published)
    const ofOlder = handoverOf(NEW, order.shop)
    expect(handoverOf({ ...NEW, checklist: newer }, order.shop)).toMatchObject(published)
    expect(handoverOf(NEW, order.shop)).toEqual(ofOlder)
    expect(ofOlder.version).toBe(latestChecklist().version)
  })

  it('one is the same after staff had it in their hands, in the order of a hand-over (ADM-145)', () => {
    const list = latestChecklist()
    const again = checklistFrom(checklistDocument(list), list)
    const sorted = <T extends { readonly item: string }>(items: readonly T[]) =>
      items.toSorted((one, other) => one.item.localeCompare(other.item))
    for (const { id: platform } of PLATFORMS)
      for (const kind of Object.keys(SHOP_KINDS) as ShopKind[])
        expect(sorted(checklistItems(again, { platform, kind }))).toEqual(
          sorted(checklistItems(list, { platform, kind })),
        )
    expect(again.everywhere).toEqual(list.everywhere)
  })

  it('every item has a name and says what a proof shows, in both languages (HND-1)', () => {
    for (const { name, proof } of Object.values(HANDOVER_ITEMS))
      for (const text of [name.zh, name.en, proof.zh, proof.en]) expect(text.trim()).not.toBe('')
  })
})

describe('What is said of a hand-over', () => {
  it('whatever both sides do, a tick is of the mark that was seen, and a ticked item stays as it was ticked (HND-5, HND-6)', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
        let record = NEW
        for (const { item, act, shade, isOld } of steps) {
          const before = handoverOf(record, order.shop).items.find((one) => one.item === item)
          const revision = (before?.revision ?? 0) - (isOld ? 1 : 0)
          const decided =
            act === 'mark'
              ? decideHandoverMark(by('seller', record), { item, words: '', proofs: proofsOf(shade) })
              : decideHandoverCheck(by('buyer', record), { item, act, revision, words: '不对' })
          record = after(record, decided)
          const now = handoverOf(record, order.shop).items.find((one) => one.item === item)
          if (act !== 'mark' && (isOld || (before?.mark ?? null) === null)) expect(decided.ok).toBe(false)
          if (before?.verdict?.isReceived === true && act === 'mark') expect(now).toEqual(before)
          if (decided.ok && decided.value.entry === null) expect(now).toEqual(before)
        }
        const { total, marked, received, wrong } = handoverProgress(handoverOf(record, order.shop))
        expect(received + wrong <= marked && marked <= total).toBe(true)
      }),
    )
  })

  it('the shop is handed over once all that is required is proven, and at once where there is no checklist (HND-3, HND-12)', () => {
    expect(decideHandOver(by('seller', undefined))).toMatchObject({ ok: true })
    let record = NEW
    for (const [place, item] of unproven(handoverOf(NEW, order.shop)).entries()) {
      expect(decideHandOver(by('seller', record))).toMatchObject({ failure: { reason: 'handover-unproven' } })
      record = after(record, decideHandoverMark(by('seller', record), { item, words: '', proofs: proofsOf(place) }))
    }
    expect(decideHandOver(by('seller', record))).toMatchObject({ ok: true })
    expect(decideHandOver(by('buyer', record))).toMatchObject({ failure: { reason: 'not-found' } })
  })

  it('what is wrong is read out for a report, and what is not ticked for the confirmation (HND-7, HND-13)', () => {
    const item: HandoverItem = 'email'
    let record = after(NEW, decideHandoverMark(by('seller', NEW), { item, words: '', proofs: proofsOf(1) }))
    record = after(
      record,
      decideHandoverCheck(by('buyer', record), { item, act: 'wrong', revision: 1, words: '收不到邮件' }),
    )
    const handover = handoverOf(record, order.shop)
    expect(problemsOf(handover)).toEqual([{ item, words: '收不到邮件' }])
    expect(unticked(handover)).toEqual(ITEMS)
  })

  it('one file never proves two items at once, whatever is marked in which order (HND-18)', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
        const record = steps.reduce(
          (now, { item, shade }) =>
            after(now, decideHandoverMark(by('seller', now), { item, words: '', proofs: proofsOf(shade, shade + 1) })),
          NEW,
        )
        const proven = handoverOf(record, order.shop).items.flatMap(({ mark }) => mark?.proofs ?? [])
        expect(new Set(proven.map(({ digest }) => digest)).size).toBe(proven.length)
      }),
    )
  })

  it('no proof, seven proofs, two of the same file and too many words are named (HND-2)', () => {
    const fieldOf = (proofs: ReturnType<typeof proofsOf>, words = '') =>
      decideHandoverMark(by('seller', NEW), { item: 'email', words, proofs })
    for (const proofs of [[], proofsOf(1, 2, 3, 4, 5, 6, 7), proofsOf(1, 1)])
      expect(fieldOf(proofs)).toMatchObject({ failure: { field: 'proofs' } })
    expect(fieldOf(proofsOf(1), '字'.repeat(301))).toMatchObject({ failure: { field: 'words' } })
    expect(fieldOf(proofsOf(1, 2, 3, 4, 5, 6))).toMatchObject({ ok: true })
  })
})
