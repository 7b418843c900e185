import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpOrders } from './http-orders.ts'

export const ordersBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.orders, httpOrders, [TOKENS.client])
})
