import type { Locale, Messages } from '../messages.ts'
import { contractEventMessages } from './events/contract-event.messages.ts'
import { matchEventMessages } from './events/match-event.messages.ts'
import { moneyEventMessages } from './events/money-event.messages.ts'
import { offerEventMessages } from './events/offer-event.messages.ts'
import { orderEventMessages } from './events/order-event.messages.ts'
import { platformEventMessages } from './events/platform-event.messages.ts'
import type { EventTexts } from './events/event-figures.ts'

const messagesIn = (locale: Locale) => ({
  ...orderEventMessages[locale],
  ...moneyEventMessages[locale],
  ...contractEventMessages[locale],
  ...offerEventMessages[locale],
  ...matchEventMessages[locale],
  ...platformEventMessages[locale],
})

/** Each message in two lines; an event without one does not compile. */
export const eventMessages: Messages<EventTexts<string> & ReturnType<typeof messagesIn>> = {
  'zh-CN': messagesIn('zh-CN'),
  en: messagesIn('en'),
}
