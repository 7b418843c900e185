import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpAgreements, httpContracts, httpSignatures, httpSigningLinks } from './http-contracts.ts'
import { httpIdentity } from './http-identity.ts'

export const contractsBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.contracts, httpContracts, [TOKENS.client])
  provide(bind, TOKENS.identity, httpIdentity, [TOKENS.client])
  provide(bind, TOKENS.signatures, httpSignatures, [TOKENS.client])
  provide(bind, TOKENS.signingLinks, httpSigningLinks, [TOKENS.client])
  provide(bind, TOKENS.agreements, httpAgreements, [TOKENS.client])
})
