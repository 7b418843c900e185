import { nameIn } from '@diandu/core/messages'
import { bankOf, type BankCard } from '@diandu/core/wallet'
import type { Locale } from '../../messages/messages.ts'

/** `招商银行 6789`: a card in words, for a user who has several. */
export const cardName = ({ bank, lastFour }: Pick<BankCard, 'bank' | 'lastFour'>, locale: Locale): string =>
  `${nameIn(bankOf(bank).name, locale)} ${lastFour}`
