import { defineMessages } from '@diandu/core/messages'

export const ordersMessages = defineMessages(
  {
    order: (number: string) => `订单 ${number}`,
    buyer: '买家',
    seller: '卖家',
    shop: '店铺',
    price: '价格',
    fee: '服务费',
    paid: '已付',
    placedAt: '下单时间',
    parts: '订单的各部分',
  },
  {
    order: (number) => `Order ${number}`,
    buyer: 'Buyer',
    seller: 'Seller',
    shop: 'Shop',
    price: 'Price',
    fee: 'Service fee',
    paid: 'Paid',
    placedAt: 'Placed',
    parts: 'Parts of the order',
  },
)
