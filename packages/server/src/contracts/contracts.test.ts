import {
  accountExtrasContract,
  accountSessionsContract,
  addressesContract,
  passwordsContract,
  phoneChangesContract,
  priceOffersContract,
  profilesContract,
  verificationsContract,
  bankCardsContract,
  catalogContract,
  billsContract,
  couponsContract,
  dealingsContract,
  invoicesContract,
  favouritesContract,
  openMarketSigning,
  ordersContract,
  rechargesContract,
  searchWordsContract,
  sessionsContract,
  signingContract,
  viewHistoryContract,
  walletContract,
  withdrawalsContract,
} from '@diandu/core/testing'
import { describeOnEachEngine } from '../database/testing.ts'
import { openServerWorld } from './testing/open-server-world.ts'

describeOnEachEngine('Over HTTP and a database', (openDatabase) => {
  const open = async () => openServerWorld(await openDatabase())

  const NAME = 'the server'
  catalogContract(NAME, open)
  searchWordsContract(NAME, open)
  viewHistoryContract(NAME, open)
  favouritesContract(NAME, open)
  sessionsContract(NAME, open)
  walletContract(NAME, open)
  bankCardsContract(NAME, open)
  withdrawalsContract(NAME, open)
  rechargesContract(NAME, open)
  ordersContract(NAME, open)
  couponsContract(NAME, open)
  dealingsContract(NAME, open)
  priceOffersContract(NAME, open)
  billsContract(NAME, open)
  invoicesContract(NAME, open)
  accountExtrasContract(NAME, open)
  accountSessionsContract(NAME, open)
  addressesContract(NAME, open)
  passwordsContract(NAME, open)
  phoneChangesContract(NAME, open)
  profilesContract(NAME, open)
  verificationsContract(NAME, open)
  signingContract(NAME, openMarketSigning(open))
})
