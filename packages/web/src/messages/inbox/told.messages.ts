import { defineMessages, type Locale } from '../messages.ts'
import { toldContractsMessages } from './told/told-contracts.messages.ts'
import { toldMatchesMessages } from './told/told-matches.messages.ts'
import { toldMoneyMessages } from './told/told-money.messages.ts'
import { toldOffersMessages } from './told/told-offers.messages.ts'
import { toldOrdersMessages } from './told/told-orders.messages.ts'
import { toldPlatformMessages } from './told/told-platform.messages.ts'
import type { ToldEvents } from './told/told-figures.ts'

const messagesIn = (locale: Locale) => ({
  ...toldOrdersMessages[locale],
  ...toldMoneyMessages[locale],
  ...toldContractsMessages[locale],
  ...toldOffersMessages[locale],
  ...toldMatchesMessages[locale],
  ...toldPlatformMessages[locale],
})

/** Each message in two lines; an event without one does not compile. */
export const toldMessages = defineMessages<ToldEvents<string> & ReturnType<typeof messagesIn>>(
  messagesIn('zh-CN'),
  messagesIn('en'),
)
