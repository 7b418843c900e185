import {
  accountExtrasContract,
  accountSessionsContract,
  addressesContract,
  bankCardsContract,
  catalogContract,
  billsContract,
  couponsContract,
  dealingsContract,
  invoicesContract,
  favouritesContract,
  openMarketSigning,
  ordersContract,
  passwordsContract,
  phoneChangesContract,
  priceOffersContract,
  profilesContract,
  rechargesContract,
  searchWordsContract,
  sessionsContract,
  signingContract,
  verificationsContract,
  viewHistoryContract,
  walletContract,
  withdrawalsContract,
} from '@diandu/core/testing'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'
import { openHttpWorld } from '../testing/open-http-world.ts'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())

const open = () => openHttpWorld((host, answer) => network.resetHandlers(http.all(`${host}/*`, ({ request }) => answer(request))))

const NAME = 'the client over HTTP'
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
