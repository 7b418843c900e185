import type { Messages } from '../../messages.ts'
import { joined, joinedInEnglish, titled, type EventTexts } from './event-figures.ts'

type OfferEvents = EventTexts<`offer.${string}`>

export const offerEventMessages: Messages<OfferEvents> = {
  'zh-CN': {
    'offer.made': ({ price, asked, shop, by }) =>
      titled(`买家出价 ${price}`, joined(`${shop}，标价 ${asked}。`, by && `请在 ${by} 前回复。`)),
    'offer.withdrawn': ({ price, shop }) => titled('买家收回了出价', `${shop}，出价 ${price}。`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `${by} 前可以按这个价下单。`
      if (status === 'accepted') return titled(`卖家接受了 ${price}`, joined(`${shop}。`, until))
      if (status === 'countered') return titled(`卖家还价 ${price}`, joined(`${shop}。`, until))
      return titled('卖家没有接受您的出价', `${shop}，出价 ${price}。可以再出一个价。`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      titled(
        `${side === 'buyer' ? '买家' : '卖家'}还价 ${price}`,
        joined(`${shop}，您上次是 ${from}。`, by && `请在 ${by} 前回复。`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller') return titled('卖家撤回了还价', `${shop}，${price}。您可以再出一个价。`)
      if (status === 'accepted')
        return titled(`买家接受了 ${price}`, joined(`${shop}。`, by && `${by} 前买家可以按这个价下单。`))
      return titled('买家没有接受您的还价', `${shop}，${price}。`)
    },
    'offer.expired': ({ price, shop }) => titled('议价已过期', `${shop}，${price}。`),
  },
  en: {
    'offer.made': ({ price, asked, shop, by }) =>
      titled(
        `A buyer offers ${price}`,
        joinedInEnglish(`${shop}, asking price ${asked}.`, by && `Please reply by ${by}.`),
      ),
    'offer.withdrawn': ({ price, shop }) => titled('The buyer withdrew their offer', `${shop}, ${price}.`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `You can order at this price until ${by}.`
      if (status === 'accepted') return titled(`The seller accepted ${price}`, joinedInEnglish(`${shop}.`, until))
      if (status === 'countered')
        return titled(`The seller made a counter-offer: ${price}`, joinedInEnglish(`${shop}.`, until))
      return titled('The seller didn’t accept your offer', `${shop}, ${price}. You can make another one.`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      titled(
        `The ${side === 'buyer' ? 'buyer' : 'seller'} made a counter-offer: ${price}`,
        joinedInEnglish(`${shop}. Your last price was ${from}.`, by && `Please reply by ${by}.`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller')
        return titled('The seller withdrew their counter-offer', `${shop}, ${price}. You can make another offer.`)
      if (status === 'accepted')
        return titled(
          `The buyer accepted ${price}`,
          joinedInEnglish(`${shop}.`, by && `They can order at this price until ${by}.`),
        )
      return titled('The buyer declined your counter-offer', `${shop}, ${price}.`)
    },
    'offer.expired': ({ price, shop }) => titled('An offer has expired', `${shop}, ${price}.`),
  },
}
