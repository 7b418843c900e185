import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpWallet } from './http-wallet.ts'

export const walletBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.wallet, httpWallet, [TOKENS.client])
})
