import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { aboutCard } from './bank-card-store.ts'
import { checkBooks } from './check-books.ts'
import { walletHandlers } from './wallet.handlers.ts'

export const walletModule: ServerModule = {
  name: 'wallet',
  handlers: ({ settings }) => walletHandlers({ box: createDataBox(settings.secrets.dataKey) }),
  sealedPlaces: [{ table: 'bank_cards', key: 'id', column: 'sealed_number', as: 'base64', about: aboutCard }],
  checkBooks,
}
