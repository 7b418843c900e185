import type { ServerModule } from '../server-module.ts'
import { checkBooks } from './check-books.ts'
import { walletHandlers } from './wallet.handlers.ts'

export const walletModule: ServerModule = { name: 'wallet', handlers: () => walletHandlers(), checkBooks }
