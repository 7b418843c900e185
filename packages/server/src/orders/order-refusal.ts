import { refused, type Failure } from '@diandu/core/kernel'
import type { OrderFault } from '@diandu/core/orders'

/** Why an order was not moved, as its people are told. */
export function refusalOf(fault: OrderFault): Failure {
  switch (fault) {
    case 'too-late':
      return refused('order-too-late', '已超过期限，不能再操作', 'orderId')
    case 'no-edge':
    case 'not-allowed':
    case 'not-awaited':
    case 'too-early':
      return refused('order-moved-on', '订单当前不能这样操作，请刷新后再看', 'orderId')
    case 'no-instant':
      throw new Error('The clock says no instant.')
  }
}
