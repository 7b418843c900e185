import { isUnderReview, nextSigner, signBy, type ContractView } from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import { heldDaysText } from '../../app/held-days-text.ts'
import type { TimelineStep } from '../../ui/timeline.tsx'
import { contractWords } from '../../words/contract.words.ts'
import { signingPaperWords } from '../../words/signing-paper.words.ts'
import type { Locale } from '../../words/words.ts'

const PARTIES = ['seller', 'buyer', 'house'] as const

export const dayAndTime = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

/** Who has signed, whose turn it is, by when, and what happens otherwise. */
export function contractTimeline(contract: ContractView, locale: Locale): readonly TimelineStep[] {
  const words = contractWords[locale]
  const next = nextSigner(contract)
  const by = signBy(contract)
  const days = next === 'buyer' ? heldDaysText(contract, locale) : undefined
  const hasEnded = contract.status === 'expired' || contract.status === 'void'
  return PARTIES.map((party): TimelineStep => {
    const signature = contract.signatures.find((one) => one.party === party)
    const title = words.parties[party]
    if (signature !== undefined) return { key: party, state: 'done', title, when: dayAndTime(signature.at) }
    if (hasEnded) return { key: party, state: 'failed', title }
    if (party === 'house') return { key: party, state: 'next', title, note: words.sealNote }
    if (party !== next) return { key: party, state: 'next', title }
    return {
      key: party,
      state: 'now',
      title,
      turn: isUnderReview(contract[party]) ? signingPaperWords[locale].turn : party === contract.role ? words.yours : words.theirs,
      byWhen: by === null ? (days ?? words.noDay) : words.by(dayAndTime(by)),
      ...(by === null ? {} : { otherwise: words.late }),
      ...(by === null || days === undefined ? {} : { note: days }),
    }
  })
}
