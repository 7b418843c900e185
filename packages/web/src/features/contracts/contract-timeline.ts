import { isUnderReview, maySignNow, nextSigner, signBy, type ContractView } from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import { turnOf, type Order } from '@diandu/core/orders'
import { heldDaysText, undatedStepText } from '../../app/orders/deadline-texts.ts'
import type { TimelineStep } from '../../ui/lists/timeline.tsx'
import { contractMessages } from '../../messages/contracts/contract.messages.ts'
import { supportingDocumentMessages } from '../../messages/contracts/supporting-document.messages.ts'
import type { Locale } from '../../messages/messages.ts'

const PARTIES = ['seller', 'buyer', 'house'] as const

export const dayAndTime = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

/**
 * Who has signed, whose turn it is, by when, and what happens otherwise. A seller's signature has no day: their order,
 * once it is known, says when the platform asks after it and what becomes of the money.
 */
export function contractTimeline(contract: ContractView, locale: Locale, order?: Order): readonly TimelineStep[] {
  const messages = contractMessages[locale]
  const next = nextSigner(contract)
  const by = signBy(contract)
  const days = next === 'buyer' ? heldDaysText(contract, locale) : undefined
  const awaited = order === undefined ? undefined : turnOf(order, 'seller')
  const undated =
    order === undefined || awaited === undefined || next !== 'seller'
      ? messages.noDay[contract.role]
      : undatedStepText(order, awaited.act, locale)
  const hasEnded = contract.status === 'expired' || contract.status === 'void'
  return PARTIES.map((party): TimelineStep => {
    const signature = contract.signatures.find((one) => one.party === party)
    const title = messages.parties[party]
    if (signature !== undefined) return { key: party, state: 'done', title, when: dayAndTime(signature.at) }
    if (hasEnded) return { key: party, state: 'failed', title }
    if (party === 'house') return { key: party, state: 'next', title, note: messages.sealNote }
    const isMine = party === contract.role && maySignNow(contract, party)
    if (party !== next && !isMine) return { key: party, state: 'next', title }
    return {
      key: party,
      state: 'now',
      title,
      turn: isUnderReview(contract[party])
        ? supportingDocumentMessages[locale].turn
        : party === contract.role
          ? messages.yours
          : messages.theirs,
      byWhen: by === null ? (days ?? (party === next ? undated : messages.mayBeFirst)) : messages.by(dayAndTime(by)),
      ...(by === null ? {} : { otherwise: messages.late }),
      ...(by === null || days === undefined ? {} : { note: days }),
    }
  })
}
