import { defineMessages } from '@diandu/core/messages'

export const ordersMessages = defineMessages({
  order: (number: string) => ({ zh: `订单 ${number}`, en: `Order ${number}` }),
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  shop: { zh: '店铺', en: 'Shop' },
  price: { zh: '价格', en: 'Price' },
  fee: { zh: '服务费', en: 'Service fee' },
  paid: { zh: '已付', en: 'Paid' },
  placedAt: { zh: '下单时间', en: 'Placed' },
  parts: { zh: '订单的各部分', en: 'Parts of the order' },
})
