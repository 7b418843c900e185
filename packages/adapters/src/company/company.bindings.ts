import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpCompany } from './http-company.ts'

export const companyBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.company, httpCompany, [TOKENS.client])
})
