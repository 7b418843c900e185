import { cleanTextarea, isMobile } from '../input/index.ts'
import type { Brand } from '../kernel/index.ts'
import { checkedForm, type Checked } from './field-problem.ts'
import { validateText } from './validate-text.ts'
import { isRegion, type Region } from './region.ts'

export type AddressId = Brand<'AddressId'>

/** Where documents and prizes are sent. */
export interface AddressDraft {
  readonly receiver: string
  readonly mobile: string
  readonly region: Region
  /** Street, house, door. */
  readonly detail: string
  /** Six digits, or empty. */
  readonly postcode: string
  readonly isDefault: boolean
}

export interface Address extends AddressDraft {
  readonly id: AddressId
}

export type AddressField = 'receiver' | 'mobile' | 'region' | 'detail' | 'postcode'

/** The draft as it will be kept, or what is wrong with it. */
export function checkAddress(draft: AddressDraft): Checked<AddressDraft, AddressField> {
  const [receiver, mobile, detail, postcode] = [
    draft.receiver.trim(),
    draft.mobile.trim(),
    cleanTextarea(draft.detail),
    draft.postcode.trim(),
  ]
  return checkedForm(
    { receiver, mobile, region: draft.region, detail, postcode, isDefault: draft.isDefault },
    {
      receiver: validateText(receiver, { min: 2, max: 25 }),
      mobile: mobile === '' ? 'missing' : isMobile(mobile) ? undefined : 'malformed',
      region: isRegion(draft.region) ? undefined : 'unknown',
      detail: validateText(detail, { min: 4, max: 100 }),
      postcode: postcode === '' || /^\d{6}$/.test(postcode) ? undefined : 'malformed',
    },
  )
}
