import type { Wallet } from '@diandu/core/wallet'
import { getCapital, setPaymentPassword } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpWallet = (client: Client): Wallet => ({
  capital: (signal) => client.send(getCapital, {}, { signal }),
  setPaymentPassword: ({ paymentPassword, code }) => client.send(setPaymentPassword, { paymentPassword, code }),
})
