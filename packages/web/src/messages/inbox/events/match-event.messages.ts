import type { Messages } from '../../messages.ts'
import { joined, joinedInEnglish, titled, type EventTexts } from './event-figures.ts'

type MatchEvents = EventTexts<`match.${string}` | `price.${string}`>

export const matchEventMessages: Messages<MatchEvents> = {
  'zh-CN': {
    'match.shop': ({ shop, price, because }) => titled('有店铺符合您的求购', joined(`${shop}，${price}。`, because)),
    'match.request': ({ wanted, shop, because }) =>
      titled('有人求购，您的店铺符合', joined(`求购：${wanted}。您的店铺：${shop}。`, because)),
    'match.offered': ({ wanted, shop, price }) => titled('有卖家响应您的求购', `求购：${wanted}。${shop}，${price}。`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? titled('买家想看看您推荐的店铺', `${shop}。可以看到买家的联系方式了。求购：${wanted}。`)
        : titled('买家不需要您推荐的店铺', `${shop}。求购：${wanted}。`),
    'match.alert': ({ alert, news, named, beyond }) => titled(`提醒“${alert}”：${news}`, joined(named, beyond)),
    'price.fell': ({ shop, from, to }) => titled(`收藏的店铺降价到 ${to}`, `${shop}，原价 ${from}。`),
    'price.rose': ({ shop, from, to }) => titled(`收藏的店铺涨价到 ${to}`, `${shop}，原价 ${from}。`),
  },
  en: {
    'match.shop': ({ shop, price, because }) =>
      titled('A shop matches your request', joinedInEnglish(`${shop}, ${price}.`, because)),
    'match.request': ({ wanted, shop, because }) =>
      titled('A buyer wants a shop like yours', joinedInEnglish(`Request: ${wanted}. Your shop: ${shop}.`, because)),
    'match.offered': ({ wanted, shop, price }) =>
      titled('A seller responded to your request', `Request: ${wanted}. ${shop}, ${price}.`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? titled(
            'The buyer is interested in your shop',
            `${shop}. You can now see their contact details. Request: ${wanted}.`,
          )
        : titled('The buyer isn’t interested in your shop', `${shop}. Request: ${wanted}.`),
    'match.alert': ({ alert, news, named, beyond }) => titled(`${news}: ${alert}`, joinedInEnglish(named, beyond)),
    'price.fell': ({ shop, from, to }) => titled(`Price drop: a saved shop is now ${to}`, `${shop}, was ${from}.`),
    'price.rose': ({ shop, from, to }) => titled(`Price rise: a saved shop is now ${to}`, `${shop}, was ${from}.`),
  },
}
