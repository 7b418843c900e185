import { typedName } from '../../input/index.ts'
import { checkedForm, type Checked } from '../field-problem.ts'
import type { IdentityPage } from '../identity/identity-page.ts'
import { validateName, validateResidentId } from './verification.ts'

/** Whose face a provider is to recognise. */
export interface FacePerson {
  readonly name: string
  readonly residentId: string
}

export type FaceField = keyof FacePerson

/** A person whom a provider has recognised by their face: nothing else is kept of it, and no reviewer looks at it. */
export interface FaceVerification extends FacePerson {
  readonly kind: 'person'
  readonly proof: 'face'
}

/** Whether faces are recognised here, and where a check goes on that the person has begun. */
export interface AwaitedFace {
  readonly isOffered: boolean
  readonly page: IdentityPage | null
}

/** The form as the provider is asked, or what is wrong with it. `now` decides who is of age. */
export function checkFaceVerification(draft: FacePerson, now: number): Checked<FaceVerification, FaceField> {
  const form: FaceVerification = {
    kind: 'person',
    proof: 'face',
    name: typedName(draft.name),
    residentId: draft.residentId.trim().toUpperCase(),
  }
  return checkedForm(form, { name: validateName(form.name), residentId: validateResidentId(form.residentId, now) })
}
