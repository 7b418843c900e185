import { defineMessages } from '../../messages.ts'
import { said, saidInEnglish, told, type ToldEvents } from './told-figures.ts'

type ToldMatches = ToldEvents<`match.${string}` | `price.${string}`>

export const toldMatchesMessages = defineMessages<ToldMatches>(
  {
    'match.shop': ({ shop, price, because }) => told('有店铺符合您的求购', said(`${shop}，${price}。`, because)),
    'match.request': ({ wanted, shop, because }) =>
      told('有人求购，您的店铺符合', said(`求购：${wanted}。您的店铺：${shop}。`, because)),
    'match.offered': ({ wanted, shop, price }) => told('有卖家响应您的求购', `求购：${wanted}。${shop}，${price}。`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? told('买家想看看您推荐的店铺', `${shop}。可以看到买家的联系方式了。求购：${wanted}。`)
        : told('买家不需要您推荐的店铺', `${shop}。求购：${wanted}。`),
    'match.alert': ({ alert, news, named, beyond }) => told(`提醒“${alert}”：${news}`, said(named, beyond)),
    'price.fell': ({ shop, from, to }) => told(`收藏的店铺降价到 ${to}`, `${shop}，原价 ${from}。`),
    'price.rose': ({ shop, from, to }) => told(`收藏的店铺涨价到 ${to}`, `${shop}，原价 ${from}。`),
  },
  {
    'match.shop': ({ shop, price, because }) =>
      told('A shop matches your request', saidInEnglish(`${shop}, ${price}.`, because)),
    'match.request': ({ wanted, shop, because }) =>
      told('A buyer wants a shop like yours', saidInEnglish(`Request: ${wanted}. Your shop: ${shop}.`, because)),
    'match.offered': ({ wanted, shop, price }) =>
      told('A seller responded to your request', `Request: ${wanted}. ${shop}, ${price}.`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? told(
            'The buyer is interested in your shop',
            `${shop}. You can now see their contact details. Request: ${wanted}.`,
          )
        : told('The buyer isn’t interested in your shop', `${shop}. Request: ${wanted}.`),
    'match.alert': ({ alert, news, named, beyond }) => told(`${news}: ${alert}`, saidInEnglish(named, beyond)),
    'price.fell': ({ shop, from, to }) => told(`Price drop: a saved shop is now ${to}`, `${shop}, was ${from}.`),
    'price.rose': ({ shop, from, to }) => told(`Price rise: a saved shop is now ${to}`, `${shop}, was ${from}.`),
  },
)
