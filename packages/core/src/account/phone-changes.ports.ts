import type { Brand, Result, StopSignal } from '../kernel/index.ts'
import type { PhoneChange, PhoneChangeDraft } from './phone-change.ts'

/** Proof that the present mobile is in its owner's hands. Good for ten minutes, and once. */
export type PhoneProof = Brand<'PhoneProof'>

export interface ProvenPhoneChange {
  readonly proof: PhoneProof
  readonly newMobile: string
  /** The code (`new-phone`) that the new mobile received. */
  readonly code: string
}

/** Another mobile: at once where the present one receives its code, after a review where it is lost. */
export interface PhoneChanges {
  /** With the code (`change-phone`) that the mobile on record received. */
  prove(code: string): Promise<Result<PhoneProof>>
  /** The same again, where a proof has lapsed before it was used. */
  proveAgain(code: string): Promise<Result<PhoneProof>>
  change(change: ProvenPhoneChange): Promise<Result<null>>
  /** The code is one for `new-phone`. */
  request(draft: PhoneChangeDraft): Promise<Result<PhoneChange>>
  /** The person's requests, the last one first. */
  record(signal?: StopSignal): Promise<Result<readonly PhoneChange[]>>
}
