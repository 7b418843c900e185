import { checkProposal, type Proposal } from '@diandu/core/account'
import { cleanTextarea } from '@diandu/core/input'
import type { Locale } from '../../../messages/messages.ts'
import { proposalMessages } from '../../../messages/account/proposal.messages.ts'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'

/** A proposal as it is typed; the pictures are one text. */
export type ProposalForm = { readonly [Key in keyof Proposal]: string }

export const EMPTY_PROPOSAL: ProposalForm = { content: '', contact: '', photos: '' }
export const PROPOSAL_FIELDS = ['content', 'photos', 'contact'] as const satisfies readonly (keyof Proposal)[]
export const LONGEST_PROPOSAL = 500

export const proposalOf = ({ content, contact, photos }: ProposalForm): Proposal => ({
  content: cleanTextarea(content),
  contact,
  photos: picturesIn(photos).map(({ id }) => id),
})

export function proposalFaults(form: ProposalForm, locale: Locale): Readonly<Partial<Record<keyof Proposal, string>>> {
  const messages = proposalMessages[locale].faults
  const checked = checkProposal(proposalOf(form))
  if (checked.ok) return {}
  return Object.fromEntries(
    checked.failure.map(({ field, problem }) => [
      field,
      field === 'content' && problem === 'too-long' ? messages.tooLong : messages[field],
    ]),
  )
}
