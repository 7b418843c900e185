import type { OrderedShop } from '../order.ts'
import { checklistItems, type Checklist } from './checklists.ts'
import { isHandoverItem, type HandoverItem } from './handover-items.ts'
import type { ProofDocument } from './proof-type.ts'

export const MAX_HANDOVER_PROOFS = 6
export const MAX_HANDOVER_WORDS = 300

/** A file that shows that something was handed over. */
export interface HandoverProof {
  /** Its name in the store; for who reads it, where it can be fetched. */
  readonly file: string
  /** SHA-256 of the stored bytes, in hexadecimal digits. */
  readonly digest: string
  /** Absent for a picture, which needs no description. */
  readonly document?: ProofDocument
}

/** The seller marks with proofs; the buyer has received it, reports what is wrong, or reverts that. */
export const HANDOVER_ACTS = ['marked', 'received', 'wrong', 'reopened'] as const
export type HandoverAct = (typeof HANDOVER_ACTS)[number]

/** One event of a hand-over. Entries are added and never changed: together they are the evidence. */
export interface HandoverEntry {
  readonly item: HandoverItem
  readonly act: HandoverAct
  readonly words: string
  /** Only in a mark. */
  readonly proofs: readonly HandoverProof[]
  readonly at: number
}

/** `checklist` is the one under which the order was placed. */
export interface HandoverRecord {
  readonly checklist: Checklist
  readonly entries: readonly HandoverEntry[]
}

export interface HandoverMark {
  readonly words: string
  readonly proofs: readonly HandoverProof[]
  readonly at: number
}

export interface HandoverVerdict {
  readonly isReceived: boolean
  readonly words: string
  readonly at: number
}

export interface HandoverItemState {
  readonly item: HandoverItem
  readonly isRequired: boolean
  /** How often it was marked: a buyer's verdict belongs to one of these marks. */
  readonly revision: number
  readonly mark: HandoverMark | null
  /** The buyer's verdict on the last mark. */
  readonly verdict: HandoverVerdict | null
  /** The problem that the buyer reported before the seller marked it again; null where there was none. */
  readonly answered: HandoverVerdict | null
}

/** A hand-over as both parties see it. */
export interface Handover extends Pick<Checklist, 'version' | 'publishedOn' | 'source'> {
  readonly items: readonly HandoverItemState[]
}

/** The state of each item of an order's own checklist, from the entries. */
export const handoverOf = (
  { checklist, entries }: HandoverRecord,
  shop: Pick<OrderedShop, 'platform' | 'kind'>,
): Handover => ({
  version: checklist.version,
  publishedOn: checklist.publishedOn,
  source: checklist.source,
  items: checklistItems(checklist, shop).map(({ item, isRequired }) =>
    entries
      .filter((entry) => entry.item === item)
      .reduce(afterEntry, { item, isRequired, revision: 0, mark: null, verdict: null, answered: null }),
  ),
})

function afterEntry(state: HandoverItemState, { act, words, proofs, at }: HandoverEntry): HandoverItemState {
  switch (act) {
    case 'marked': {
      const answered = state.verdict?.isReceived === false ? state.verdict : state.answered
      return { ...state, revision: state.revision + 1, mark: { words, proofs, at }, verdict: null, answered }
    }
    case 'received':
    case 'wrong':
      return { ...state, verdict: { isReceived: act === 'received', words, at } }
    case 'reopened':
      return { ...state, verdict: null }
  }
}

/** Required items that the seller has to mark before the shop counts as handed over. */
export const unproven = ({ items }: Handover): readonly HandoverItem[] =>
  items.flatMap(({ item, isRequired, mark }) => (isRequired && mark === null ? [item] : []))

/** Items that the buyer has not ticked, marked or not. */
export const unticked = ({ items }: Handover): readonly HandoverItem[] =>
  items.flatMap(({ item, verdict }) => (verdict?.isReceived === true ? [] : [item]))

export interface HandoverProgress {
  readonly total: number
  readonly marked: number
  readonly received: number
  readonly wrong: number
}

export const handoverProgress = ({ items }: Handover): HandoverProgress => ({
  total: items.length,
  marked: items.filter(({ mark }) => mark !== null).length,
  received: items.filter(({ verdict }) => verdict?.isReceived === true).length,
  wrong: items.filter(({ verdict }) => verdict?.isReceived === false).length,
})

/** All problems that the buyer reports, as readable text: a report of a mismatch begins with them. */
export const problemsOf = ({ items }: Handover): readonly { readonly item: HandoverItem; readonly words: string }[] =>
  items.flatMap(({ item, verdict }) => (verdict?.isReceived === false ? [{ item, words: verdict.words }] : []))

/** Entries of known items; a later program may have more items. */
export const isKnownEntry = (entry: Omit<HandoverEntry, 'item'> & { readonly item: string }): entry is HandoverEntry =>
  isHandoverItem(entry.item)
