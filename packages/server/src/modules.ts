import { accountModule } from './account/index.ts'
import { adminModule } from './admin/index.ts'
import { alertsModule } from './alerts/index.ts'
import { articlesModule } from './articles/index.ts'
import { billsModule } from './bills/index.ts'
import { buyerRequestsModule } from './buyer-requests/index.ts'
import { campaignsModule } from './campaigns/index.ts'
import { catalogModule } from './catalog/index.ts'
import { coinsModule } from './coins/index.ts'
import { contractsModule } from './contracts/index.ts'
import { couponsModule } from './coupons/index.ts'
import type { Database } from './database/index.ts'
import { demoModule } from './demo/index.ts'
import { foundationModule } from './foundation-module.ts'
import { guessGameModule } from './guess-game/index.ts'
import { inboxModule } from './inbox/index.ts'
import { reportsModule } from './reports/index.ts'
import { sellersModule } from './sellers/index.ts'
import { insightsModule } from './insights/index.ts'
import { lotteryModule } from './lottery/index.ts'
import { ordersModule } from './orders/index.ts'
import { paymentsModule } from './payments/index.ts'
import { sealingModule } from './sealing/index.ts'
import { sandboxModule } from './sandbox/index.ts'
import { complaintsAboutBooks, type BooksRead } from './server-gauges.ts'
import { sweepsOf } from './recount-books.ts'
import type { ServerModule, Sweep } from './server-module.ts'
import { sellingModule } from './selling/index.ts'
import { servicesModule } from './services/index.ts'
import { archiveModule } from './archive/index.ts'
import { monthsModule } from './monthly-partitions/index.ts'
import { sessionModule } from './session/index.ts'
import { staffModule } from './staff/index.ts'
import { toolsModule } from './tools/index.ts'
import { valuationModule } from './valuation/index.ts'
import { walletModule } from './wallet/index.ts'

/** In the order of start-up: checks, then sample data. */
export const MODULES: readonly ServerModule[] = [
  foundationModule,
  monthsModule,
  archiveModule,
  sealingModule,
  sessionModule,
  walletModule,
  catalogModule,
  buyerRequestsModule,
  alertsModule,
  couponsModule,
  coinsModule,
  lotteryModule,
  ordersModule,
  paymentsModule,
  accountModule,
  contractsModule,
  billsModule,
  toolsModule,
  valuationModule,
  insightsModule,
  sellersModule,
  reportsModule,
  guessGameModule,
  articlesModule,
  campaignsModule,
  sellingModule,
  servicesModule,
  inboxModule,
  sandboxModule,
  staffModule,
  adminModule,
  demoModule,
]

/** Complaints of any module about the books; nothing when they are right. */
export const checkEveryBook = (db: Database, read: BooksRead = 'recent'): Promise<readonly string[]> =>
  complaintsAboutBooks({ db }, MODULES, read)

/** The chores of all modules, and of all of them together. */
export const EVERY_SWEEP: readonly Sweep[] = sweepsOf(MODULES)
