import { mapResult } from '@diandu/core/kernel'
import type { BankCards } from '@diandu/core/wallet'
import { addBankCard, listBankCards, removeBankCard } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpBankCards = (client: Client): BankCards => ({
  list: async (signal) => mapResult(await client.send(listBankCards, {}, { signal }), ({ items }) => items),
  add: ({ bank, holder, number }) => client.send(addBankCard, { bank, holder, number }),
  remove: (id) => client.send(removeBankCard, { id }),
})
