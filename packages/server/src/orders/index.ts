export { findOrderBy, listEveryOrder, type OrderChoice, type OrderWithPeople } from './every-order.ts'
export { moveKeptOrder } from './move-kept-order.ts'
export { ordersModule } from './orders-module.ts'
