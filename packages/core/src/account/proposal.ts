import { cleanTextarea, isEmail, isMobile, typedMobile } from '../input/index.ts'
import { checkedForm, type Checked, type Problem } from './field-problem.ts'
import { isPhotoId } from './verification/is-photo-id.ts'
import { validateText } from './validate-text.ts'

/** A person's wish for an improvement. */
export interface Proposal {
  readonly content: string
  /** A mobile, a QQ number or an e-mail, for a sender who wants an answer; may be empty. */
  readonly contact: string
  /** Ids of uploaded pictures. */
  readonly photos: readonly string[]
}

export const MAX_PROPOSAL_PHOTOS = 4

/** The proposal as it will be kept, or what is wrong with it. */
export function checkProposal(draft: Proposal): Checked<Proposal, keyof Proposal> {
  const form: Proposal = {
    content: cleanTextarea(draft.content),
    contact: draft.contact.trim(),
    photos: [...new Set(draft.photos)],
  }
  return checkedForm(form, {
    content: validateText(form.content, { min: 5, max: 500, mayBreakLines: true }),
    contact: form.contact === '' || isContact(form.contact) ? undefined : 'malformed',
    photos: validatePhotos(form.photos),
  })
}

const isContact = (text: string): boolean =>
  isMobile(typedMobile(text)) || isEmail(text) || /^[1-9]\d{4,11}$/.test(text)

function validatePhotos(photos: readonly string[]): Problem | undefined {
  if (photos.length > MAX_PROPOSAL_PHOTOS) return 'too-many'
  return photos.every(isPhotoId) ? undefined : 'malformed'
}
