export { findOrderBy, listEveryOrder, type OrderChoice, type OrderWithPeople } from './every-order.ts'
export { ordersModule } from './orders-module.ts'
