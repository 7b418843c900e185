export { orderHandlers } from './order.handlers.ts'
export { ordersModule } from './orders-module.ts'
export { sweepLateBalances, sweepLateOrders } from './sweep-late-orders.ts'
