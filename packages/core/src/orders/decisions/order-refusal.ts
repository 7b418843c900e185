import { refused, type Failure } from '../../kernel/index.ts'
import type { OrderFault } from '../life/move-order.ts'

export const noOrder = (): Failure => refused('not-found', '没有找到这笔订单', 'orderId')
export const shopTaken = (): Failure => refused('shop-taken', '这家店铺刚刚被别人买走了', 'orderId')

/** The refusal for the parties of an order that was not moved. */
export function orderRefusal(fault: OrderFault): Failure {
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
