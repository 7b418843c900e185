import { HOUR_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { aboutCard } from './bank-card-store.ts'
import { sealBooks } from './books/seal-books.ts'
import { checkBooks } from './check-books.ts'
import { walletHandlers } from './wallet.handlers.ts'

export const walletModule: ServerModule = {
  name: 'wallet',
  handlers: ({ settings }) => walletHandlers({ box: createDataBox(settings.secrets.dataKey) }),
  sealedPlaces: [{ table: 'bank_cards', key: 'id', column: 'sealed_number', as: 'base64', about: aboutCard }],
  checkBooks,
  sweeps: [
    {
      name: 'seal the books',
      everyMs: HOUR_MS,
      // A demonstration's clock may be ahead: what is sealed stays behind the real one.
      run: async ({ db, clock }) => void (await sealBooks(db, Math.min(clock.now(), Date.now()))),
    },
  ],
}
