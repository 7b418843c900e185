export { ordersBindings } from './orders.bindings.ts'
