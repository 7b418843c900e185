import { defineMessages } from '../../messages.ts'
import { said, saidInEnglish, told, type ToldEvents } from './told-figures.ts'

type ToldOffers = ToldEvents<`offer.${string}`>

export const toldOffersMessages = defineMessages<ToldOffers>(
  {
    'offer.made': ({ price, asked, shop, by }) =>
      told(`买家出价 ${price}`, said(`${shop}，标价 ${asked}。`, by && `请在 ${by} 前回复。`)),
    'offer.withdrawn': ({ price, shop }) => told('买家收回了出价', `${shop}，出价 ${price}。`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `${by} 前可以按这个价下单。`
      if (status === 'accepted') return told(`卖家接受了 ${price}`, said(`${shop}。`, until))
      if (status === 'countered') return told(`卖家还价 ${price}`, said(`${shop}。`, until))
      return told('卖家没有接受您的出价', `${shop}，出价 ${price}。可以再出一个价。`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      told(
        `${side === 'buyer' ? '买家' : '卖家'}还价 ${price}`,
        said(`${shop}，您上次是 ${from}。`, by && `请在 ${by} 前回复。`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller') return told('卖家撤回了还价', `${shop}，${price}。您可以再出一个价。`)
      if (status === 'accepted')
        return told(`买家接受了 ${price}`, said(`${shop}。`, by && `${by} 前买家可以按这个价下单。`))
      return told('买家没有接受您的还价', `${shop}，${price}。`)
    },
    'offer.expired': ({ price, shop }) => told('议价已过期', `${shop}，${price}。`),
  },
  {
    'offer.made': ({ price, asked, shop, by }) =>
      told(`A buyer offers ${price}`, saidInEnglish(`${shop}, asking price ${asked}.`, by && `Please reply by ${by}.`)),
    'offer.withdrawn': ({ price, shop }) => told('The buyer withdrew their offer', `${shop}, ${price}.`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `You can order at this price until ${by}.`
      if (status === 'accepted') return told(`The seller accepted ${price}`, saidInEnglish(`${shop}.`, until))
      if (status === 'countered')
        return told(`The seller made a counter-offer: ${price}`, saidInEnglish(`${shop}.`, until))
      return told('The seller didn’t accept your offer', `${shop}, ${price}. You can make another one.`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      told(
        `The ${side === 'buyer' ? 'buyer' : 'seller'} made a counter-offer: ${price}`,
        saidInEnglish(`${shop}. Your last price was ${from}.`, by && `Please reply by ${by}.`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller')
        return told('The seller withdrew their counter-offer', `${shop}, ${price}. You can make another offer.`)
      if (status === 'accepted')
        return told(
          `The buyer accepted ${price}`,
          saidInEnglish(`${shop}.`, by && `They can order at this price until ${by}.`),
        )
      return told('The buyer declined your counter-offer', `${shop}, ${price}.`)
    },
    'offer.expired': ({ price, shop }) => told('An offer has expired', `${shop}, ${price}.`),
  },
)
