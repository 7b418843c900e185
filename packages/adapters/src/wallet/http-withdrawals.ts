import type { Withdrawals } from '@diandu/core/wallet'
import { requestWithdrawal, getWithdrawal, listWithdrawals, takeBackWithdrawal } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpWithdrawals = (client: Client): Withdrawals => ({
  request: ({ cardId, amountFen, paymentPassword }, key, signal) =>
    client.send(requestWithdrawal, { cardId, amountFen, paymentPassword }, { key, signal }),
  takeBack: (id, key) => client.send(takeBackWithdrawal, { id }, { key }),
  find: (id, signal) => client.send(getWithdrawal, { id }, { signal }),
  list: (cursor, signal) => client.send(listWithdrawals, after(cursor), { signal }),
})
