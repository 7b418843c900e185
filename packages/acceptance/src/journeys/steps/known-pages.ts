import type { ApiClient } from '../../api/api-client.ts'
import { cheapShops, pay, place, type Order, type Page } from '../../api/market.ts'

interface WithId {
  readonly id: string
}

/**
 * An address that shows something for each route that takes an id: of what this buyer and this seller have, which is
 * made here where the demonstration has none.
 */
export async function knownPages(buyer: ApiClient, seller: ApiClient): Promise<Readonly<Record<string, string>>> {
  const [shop, reserved] = await cheapShops(buyer, 2)
  if (shop === undefined || reserved === undefined) throw new Error('The market has too few shops')
  const order = (await place(buyer, shop, 'full')).data as Order
  const deposit = (await place(buyer, reserved, 'deposit')).data as Order
  await pay(buyer, deposit)
  const { items: messages } = await buyer.must<Page<WithId>>('GET message', {})
  const forOffer = (await cheapShops(buyer, 4)).find(({ id }) => id !== shop.id && id !== reserved.id)
  if (forOffer === undefined) throw new Error('The market has no shop to bargain for')
  const { id: shopId, priceFen: askedFen } = forOffer
  const offer = await buyer.must<WithId>('POST goods/cutPrice', { shopId, askedFen, offeredFen: askedFen - 100_00 })
  const { items: sold } = await seller.must<Page<WithId>>('GET sell/shops', {})
  const [message, own] = [messages[0], sold[0]]
  if (message === undefined || own === undefined) throw new Error('No message was written, or the seller sells nothing')
  return {
    '/shop/:id': `/shop/${shop.id}`,
    '/shop/:id/order': `/shop/${shop.id}/order`,
    '/shop/:id/seller': `/shop/${shop.id}/seller`,
    '/assessment/result': '/assessment/result?platform=2&kind=personal&industry=womenswear&turnover=300000',
    '/draw-proof/:lottery': '/draw-proof/goldcoin',
    // Without an `os` a browser is led to the game's entry in WeChat.
    '/game': '/game?os=browser',
    '/message/details/:id': `/message/details/${message.id}`,
    '/taobao/details/:id': '/taobao/details/total-cost',
    '/user_center/handover/:id': `/user_center/handover/${deposit.id}`,
    '/user_center/bargain/:id': `/user_center/bargain/${offer.id}`,
    '/user_center/offer/:id': `/user_center/offer/${shop.id}`,
    '/user_center/offer_shop/:id': '/user_center/offer_shop/demo-request-8',
    '/user_center/order_detail/:id': `/user_center/order_detail/${order.id}`,
    '/user_center/report/:id': `/user_center/report/${shop.id}`,
    '/user_center/refund/:id': `/user_center/refund/${deposit.id}`,
    '/user_center/request/:id': '/user_center/request/demo-request-1',
    '/user_center/service_request/:id': '/user_center/service_request/demo-service-1',
    '/user_center/shops/:id': `/user_center/shops/${own.id}`,
    '/user_center/viewing/:id': `/user_center/viewing/${deposit.id}`,
  }
}
