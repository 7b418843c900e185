export { findOrderBy, listEveryOrder, type OrderChoice, type OrderWithPeople } from './every-order.ts'
export { orderHandlers } from './order.handlers.ts'
export { ordersModule } from './orders-module.ts'
export { sweepLateBalances, sweepLateOrders } from './sweep-late-orders.ts'
