import type { NewMessage } from '../../inbox/index.ts'
import { cleanTextarea } from '../../input/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { decideFulfilment, type DecidedTransition } from '../decisions/decide-fulfilment.ts'
import { noOrder, orderRefusal } from '../decisions/order-refusal.ts'
import { agreedDates } from '../life/deadlines.ts'
import { maySee, type OrderRecord } from '../order-record.ts'
import type { OrderRole } from '../order.ts'
import {
  handoverOf,
  handoverProgress,
  MAX_HANDOVER_PROOFS,
  MAX_HANDOVER_WORDS,
  unproven,
  type Handover,
  type HandoverEntry,
  type HandoverItemState,
  type HandoverProof,
  type HandoverRecord,
} from './handover.ts'
import { HANDOVER_ITEMS, type HandoverItem } from './handover-items.ts'

/** The server reads these under the lock of the order. */
export interface HandoverFacts {
  readonly userId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord | undefined
  /** Undefined where the order was placed before there were checklists. */
  readonly record: HandoverRecord | undefined
  readonly at: number
}

export interface MarkRequest {
  readonly item: string
  readonly words: string
  readonly proofs: readonly HandoverProof[]
}

export interface CheckRequest {
  readonly item: string
  /** The mark that the buyer has looked at. */
  readonly revision: number
  readonly act: 'received' | 'wrong' | 'reopened'
  readonly words: string
}

export interface DecidedEntry {
  readonly order: OrderRecord
  readonly record: HandoverRecord
  /** Null where the same entry exists already: nothing is added. */
  readonly entry: HandoverEntry | null
  readonly messages: readonly NewMessage[]
}

/** The seller marks an item with proofs, or again with others until the buyer has received it. */
export function decideHandoverMark(facts: HandoverFacts, request: MarkRequest): Result<DecidedEntry> {
  const found = itemOf(facts, 'seller', request.item)
  if (!found.ok) return found
  const { order, record, handover, state } = found.value
  const { at } = facts
  const words = cleanTextarea(request.words)
  const proofs = [...request.proofs]
  if (proofs.length === 0) return fail(refused('bad-parameter', '请上传至少一份凭证', 'proofs'))
  if (proofs.length > MAX_HANDOVER_PROOFS)
    return fail(refused('bad-parameter', `每项最多 ${MAX_HANDOVER_PROOFS} 份凭证`, 'proofs'))
  if (new Set(proofs.map(({ digest }) => digest)).size < proofs.length)
    return fail(refused('bad-parameter', '有两份凭证是同一个文件', 'proofs'))
  const other = itemProvenBy(handover, state.item, proofs)
  if (other !== undefined)
    return fail(
      refused(
        'proof-of-another-item',
        `这个文件已经是“${HANDOVER_ITEMS[other].name.zh}”的凭证。一个文件只能证明一项，请上传这一项自己的凭证`,
        'proofs',
      ),
    )
  if ([...words].length > MAX_HANDOVER_WORDS) return fail(tooLong())
  const { mark } = state
  if (mark !== null && mark.words === words && isSameOf(mark.proofs, proofs))
    return ok({ order, record, entry: null, messages: [] })
  if (state.verdict?.isReceived === true)
    return fail(refused('changed-elsewhere', '买家已点收这一项，不用再交', 'item'))
  if (order.handedOverAt === null && at > (agreedDates(order).handOverBy ?? Infinity))
    return fail(orderRefusal('too-late'))
  const entry: HandoverEntry = { item: state.item, act: 'marked', words, proofs, at }
  const isAnswer = state.verdict?.isReceived === false
  return ok({ order, record, entry, messages: isAnswer ? [messageTo(found.value, 'buyer', 'order.mended', at)] : [] })
}

/** The buyer ticks an item, reports what is wrong with it, or reverts that. */
export function decideHandoverCheck(facts: HandoverFacts, request: CheckRequest): Result<DecidedEntry> {
  const found = itemOf(facts, 'buyer', request.item)
  if (!found.ok) return found
  const { order, record, state } = found.value
  const { at } = facts
  const { act } = request
  const words = act === 'wrong' ? cleanTextarea(request.words) : ''
  if (state.mark === null) return fail(refused('changed-elsewhere', '卖家还没有交这一项', 'item'))
  if (state.revision !== request.revision)
    return fail(refused('changed-elsewhere', '卖家刚更新了这一项，请看过新的凭证再点收', 'item'))
  if (act === 'wrong' && words === '') return fail(refused('bad-parameter', '请写明哪里不对', 'words'))
  if ([...words].length > MAX_HANDOVER_WORDS) return fail(tooLong())
  const { verdict } = state
  const isUnchanged =
    verdict === null
      ? act === 'reopened'
      : act !== 'reopened' && verdict.isReceived === (act === 'received') && verdict.words === words
  if (isUnchanged) return ok({ order, record, entry: null, messages: [] })
  const entry: HandoverEntry = { item: state.item, act, words, proofs: [], at }
  return ok({ order, record, entry, messages: messagesOf(found.value, entry) })
}

/** The seller declares the shop handed over; required items must be proven, where the order has a checklist. */
export function decideHandOver({ userId, order, record, at }: HandoverFacts): Result<DecidedTransition<string>> {
  const decided = decideFulfilment({ userId, order, at }, { event: 'shop.handed-over', by: 'seller' })
  if (!decided.ok || record === undefined) return decided
  const missing = unproven(handoverOf(record, decided.value.order.shop))
  if (missing.length === 0) return decided
  const names = missing.map((item) => HANDOVER_ITEMS[item].name.zh).join('、')
  return fail(refused('handover-unproven', `还有 ${missing.length} 项没有凭证：${names}`, 'orderId'))
}

/** Another item that one of these files proves already, by its digest. */
const itemProvenBy = (
  { items }: Handover,
  item: HandoverItem,
  proofs: readonly HandoverProof[],
): HandoverItem | undefined =>
  items.find(
    (one) =>
      one.item !== item && one.mark?.proofs.some(({ digest }) => proofs.some((proof) => proof.digest === digest)),
  )?.item

interface FoundItem {
  readonly order: OrderRecord
  readonly record: HandoverRecord
  readonly handover: Handover
  readonly state: HandoverItemState
}

function itemOf({ userId, order, record }: HandoverFacts, role: OrderRole, item: string): Result<FoundItem> {
  if (order === undefined || partyOf(order, role) !== userId || !maySee(order, userId)) return fail(noOrder())
  if (order.status !== 'handing-over' || record === undefined) return fail(orderRefusal('not-awaited'))
  const handover = handoverOf(record, order.shop)
  const state = handover.items.find((one) => one.item === item)
  return state === undefined
    ? fail(refused('bad-parameter', '交接清单里没有这一项', 'item'))
    : ok({ order, record, handover, state })
}

/**
 * One message of a problem until the seller has acted again, and one when the buyer has received everything that was
 * marked: not one message for each item.
 */
function messagesOf(found: FoundItem, entry: HandoverEntry): readonly NewMessage[] {
  if (entry.act === 'wrong') return [messageTo(found, 'seller', 'order.problem', entry.at)]
  if (entry.act !== 'received') return []
  const { order, record } = found
  const after = handoverProgress(handoverOf({ ...record, entries: [...record.entries, entry] }, order.shop))
  return after.received === after.marked && unproven(found.handover).length === 0
    ? [messageTo(found, 'seller', 'order.received', entry.at)]
    : []
}

function messageTo(
  { order, record, state }: FoundItem,
  to: OrderRole,
  event: 'order.problem' | 'order.mended' | 'order.received',
  at: number,
): NewMessage {
  const isByReader = ({ act }: HandoverEntry) => (act === 'marked') === (to === 'seller')
  // The same until its reader has done something about it.
  const turn = event === 'order.received' ? 0 : record.entries.filter(isByReader).length
  return {
    userId: partyOf(order, to),
    key: `${event}:${order.id}:${turn}`,
    subject: order.id,
    at,
    event,
    figures: { shop: order.shop.title, number: order.number, item: state.item },
  }
}

const partyOf = ({ buyerId, sellerId }: OrderRecord, role: OrderRole): string => (role === 'buyer' ? buyerId : sellerId)

const isSameOf = (one: readonly HandoverProof[], other: readonly HandoverProof[]): boolean =>
  one.length === other.length && one.every(({ digest }, place) => digest === other[place]?.digest)

const tooLong = (): Failure => refused('bad-parameter', `说明最多 ${MAX_HANDOVER_WORDS} 个字`, 'words')
