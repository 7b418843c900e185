import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpBankCards } from './http-bank-cards.ts'
import { httpBills } from './http-bills.ts'
import { httpInvoices } from './http-invoices.ts'
import { httpRecharges } from './http-recharges.ts'
import { httpWallet } from './http-wallet.ts'
import { httpWithdrawals } from './http-withdrawals.ts'

export const walletBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.bills, httpBills, [TOKENS.client])
  provide(bind, TOKENS.invoices, httpInvoices, [TOKENS.client])
  provide(bind, TOKENS.wallet, httpWallet, [TOKENS.client])
  provide(bind, TOKENS.bankCards, httpBankCards, [TOKENS.client])
  provide(bind, TOKENS.recharges, httpRecharges, [TOKENS.client])
  provide(bind, TOKENS.withdrawals, httpWithdrawals, [TOKENS.client])
})
