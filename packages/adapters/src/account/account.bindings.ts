import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpFavourites } from './http-favourites.ts'

export const accountBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.favourites, httpFavourites, [TOKENS.client])
})
