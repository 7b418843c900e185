import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpCoupons } from './http-coupons.ts'

export const couponsBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.coupons, httpCoupons, [TOKENS.client])
})
