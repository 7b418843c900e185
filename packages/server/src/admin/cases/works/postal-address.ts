import type { CaseBlock, RevealedCase } from '@diandu/core/admin'
import { maskMobile } from '@diandu/core/format'
import type { Locale } from '@diandu/core/messages'
import { caseTexts } from '../case-texts.ts'

/** Where a gift or a prize goes. */
export interface PostalAddress {
  readonly receiver: string
  readonly mobile: string
  readonly place: string
}

const TEXTS = caseTexts({
  address: { zh: '收货地址', en: 'Address' },
  receiver: { zh: '收件人', en: 'Receiver' },
  mobile: { zh: '手机', en: 'Mobile' },
})

/** The region is enough to know whether it can be reached. */
const masked = ({ receiver, mobile, place }: PostalAddress): string =>
  `${Array.from(receiver)[0] ?? ''}** ${maskMobile(mobile)} ${place.split(' ').slice(0, 2).join(' ')} ***`

export const addressBlock = (address: PostalAddress | null, locale: Locale): readonly CaseBlock[] =>
  address === null ? [] : [{ kind: 'sealed', key: 'address', title: TEXTS(locale).address, masked: masked(address) }]

export function addressFacts({ receiver, mobile, place }: PostalAddress, locale: Locale): RevealedCase['facts'] {
  const texts = TEXTS(locale)
  return [
    { label: texts.receiver, value: receiver },
    { label: texts.mobile, value: mobile },
    { label: texts.address, value: place },
  ]
}
