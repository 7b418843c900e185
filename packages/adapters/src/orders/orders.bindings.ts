import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpDealings } from './http-dealings.ts'
import { httpOrders } from './http-orders.ts'
import { httpPriceOffers } from './http-price-offers.ts'

export const ordersBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.orders, httpOrders, [TOKENS.client])
  provide(bind, TOKENS.dealings, httpDealings, [TOKENS.client])
  provide(bind, TOKENS.priceOffers, httpPriceOffers, [TOKENS.client])
})
