export { walletBindings } from './wallet.bindings.ts'
