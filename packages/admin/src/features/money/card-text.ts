import type { WaitingPayout } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { bankOf } from '@diandu/core/wallet'

export const cardText = ({ card }: Pick<WaitingPayout, 'card'>, locale: Locale): string =>
  `${nameIn(bankOf(card.bank).name, locale)} **** ${card.lastFour}`
