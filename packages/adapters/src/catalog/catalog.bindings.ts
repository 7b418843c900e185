import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpCatalog } from './http-catalog.ts'
import { httpSearchWords } from './http-search-words.ts'
import { httpViewHistory } from './http-view-history.ts'

export const catalogBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.catalog, httpCatalog, [TOKENS.client])
  provide(bind, TOKENS.searchWords, httpSearchWords, [TOKENS.client])
  provide(bind, TOKENS.viewHistory, httpViewHistory, [TOKENS.client])
})
