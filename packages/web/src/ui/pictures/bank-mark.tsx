import { bankOf, bankPictures } from '@diandu/core/wallet'

/** Our own tile or card for a bank. Decoration: the bank's name is always beside it. */
export function BankMark({ bank, as = 'tile' }: { readonly bank: string; readonly as?: 'tile' | 'card' }) {
  const { image, logo } = bankPictures(bankOf(bank))
  return as === 'tile' ? (
    <img src={logo} alt="" width={36} height={36} />
  ) : (
    <img src={image} alt="" width={160} height={100} />
  )
}
