import { fail, mapResult, ok, refused, type Result } from '../../src/kernel/index.ts'
import {
  decideHandoverCheck,
  decideHandoverMark,
  handoverOf,
  type DecidedEntry,
  type Handover,
  type HandoverProof,
  type Handovers,
  type OrderId,
} from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { TOY_HASH } from '../toy-hash.ts'
import type { MarketState, Member } from './market-state.ts'
import { callAsMember, readOrder } from './order-desk.ts'
import { finishProofFile, keepProofPart, proofUrl } from './memory-proof-files.ts'
import { writeMessages } from './write-messages.ts'

export function createMemoryHandovers(state: MarketState, store: SessionStore): Handovers {
  const factsOf = ({ userId }: Member, id: OrderId) => ({
    userId,
    order: state.orders.get(id),
    record: state.handovers.get(id),
    at: state.clock.now(),
  })
  const keep = (decided: Result<DecidedEntry>): Result<Handover> =>
    mapResult(decided, ({ order, record, entry, messages }) => {
      const kept = entry === null ? record : { ...record, entries: [...record.entries, entry] }
      state.handovers.set(order.id, kept)
      writeMessages(state, messages)
      return shown(handoverOf(kept, order.shop))
    })
  return {
    ofOrder: async (id) =>
      readOrder(state, store, id, (order) => {
        const record = state.handovers.get(id)
        return record === undefined ? null : shown(handoverOf(record, order.shop))
      }),
    mark: async (id, { proofs, ...marked }) =>
      callAsMember(state, store, (who) => {
        const named = proofs.map((file) => ({ file, digest: file }))
        const allowed = decideHandoverMark(factsOf(who, id), { ...marked, proofs: named })
        if (!allowed.ok) return allowed
        const digested = proofs.map((file) => digestedProof(state, file, who.userId, id))
        if (!digested.every((proof) => proof !== undefined))
          return fail(refused('bad-parameter', '有凭证不存在，请重新上传', 'proofs'))
        return keep(decideHandoverMark(factsOf(who, id), { ...marked, proofs: digested }))
      }),
    check: async (id, checked) =>
      callAsMember(state, store, (who) => keep(decideHandoverCheck(factsOf(who, id), checked))),
    proofPart: async (id, part) =>
      callAsMember(state, store, (who) => keepProofPart(state, factsOf(who, id), part, id)),
    proofFile: async (id, sent) =>
      callAsMember(state, store, (who) => finishProofFile(state, factsOf(who, id), sent, id)),
    appendix: async (id) => {
      const found = readOrder(state, store, id, () => state.handovers.get(id))
      if (!found.ok) return found
      if (found.value === undefined) return fail(refused('not-found', '这笔订单没有交接清单', 'orderId'))
      const url = `/handover-papers/${id}`
      state.files.set(url, new TextEncoder().encode(`%PDF-${JSON.stringify(found.value)}`))
      return ok({ url })
    },
  }
}

/** Each proof by an address at which its reader can fetch it. */
const shown = (handover: Handover): Handover => ({
  ...handover,
  items: handover.items.map(({ mark, ...item }) => ({
    ...item,
    mark: mark && {
      ...mark,
      proofs: mark.proofs.map((proof) => ({
        ...proof,
        file: proof.document === undefined ? `/pictures/${proof.file}` : proofUrl(proof.file),
      })),
    },
  })),
})

/** A picture or a file of this seller's, with its digest; undefined where there is none. */
function digestedProof(state: MarketState, file: string, userId: string, orderId: OrderId): HandoverProof | undefined {
  if (state.pictures.get(file) === userId)
    return { file, digest: TOY_HASH.digest(state.pictureContents.get(file) ?? '') }
  const found = state.proofFiles.get(file)
  return found?.document && found.userId === userId && found.orderId === orderId
    ? { file, digest: TOY_HASH.digest([...found.parts.values()].map(traceOf).join()), document: found.document }
    : undefined
}

/** Enough of its bytes to tell it from another: a market in memory hashes slowly. */
const traceOf = (bytes: Uint8Array): string => bytes.filter((_byte, place) => place % 509 === 0 || place < 99).join()
