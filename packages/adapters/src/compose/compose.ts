import { Container, ContainerModule } from 'inversify'
import { accountBindings } from '../account/index.ts'
import { catalogBindings } from '../catalog/index.ts'
import { companyBindings } from '../company/index.ts'
import { couponsBindings } from '../coupons/index.ts'
import { contractsBindings } from '../contracts/index.ts'
import type { DevicePorts } from '../device/index.ts'
import type { Client } from '../http/index.ts'
import { lateMedia } from '../media/index.ts'
import { ordersBindings } from '../orders/index.ts'
import { sessionBindings } from '../session/index.ts'
import { shellBindings } from '../shells/shell.bindings.ts'
import { checkoutDrafts } from '../storage/index.ts'
import { createHouseTime, type HouseTime } from '../time/index.ts'
import { walletBindings } from '../wallet/index.ts'
import { createFailureFeed, provide, TOKENS, type Connection, type FailureFeed, type Ports, type Token } from '../wiring/index.ts'

/** The one place where everything is put together: for the browser, for the server's rendering and for tests alike. */
export function compose(device: DevicePorts, connection: Connection): Ports {
  const container = new Container()
  container.load(
    outside(device, connection),
    catalogBindings,
    sessionBindings,
    ordersBindings,
    walletBindings,
    couponsBindings,
    accountBindings,
    companyBindings,
    contractsBindings,
    shellBindings,
  )
  const get = <T>(token: Token<T>): T => container.get<T>(token)
  const houseTime = get(TOKENS.houseTime)
  const { local, ...answers } = device
  return {
    ...answers,
    checkoutDrafts: checkoutDrafts(local, device.clock),
    clock: houseTime.clock,
    catalog: get(TOKENS.catalog),
    searchWords: get(TOKENS.searchWords),
    viewHistory: get(TOKENS.viewHistory),
    favourites: get(TOKENS.favourites),
    orders: get(TOKENS.orders),
    dealings: get(TOKENS.dealings),
    priceOffers: get(TOKENS.priceOffers),
    wallet: get(TOKENS.wallet),
    coupons: get(TOKENS.coupons),
    bankCards: get(TOKENS.bankCards),
    withdrawals: get(TOKENS.withdrawals),
    bills: get(TOKENS.bills),
    invoices: get(TOKENS.invoices),
    recharges: get(TOKENS.recharges),
    sessions: get(TOKENS.sessions),
    codes: get(TOKENS.codes),
    captcha: get(TOKENS.captcha),
    accountSessions: get(TOKENS.accountSessions),
    weChat: get(TOKENS.weChat),
    profiles: get(TOKENS.profiles),
    addresses: get(TOKENS.addresses),
    phoneChanges: get(TOKENS.phoneChanges),
    verifications: get(TOKENS.verifications),
    passwords: get(TOKENS.passwords),
    proposals: get(TOKENS.proposals),
    uploads: get(TOKENS.uploads),
    company: get(TOKENS.company),
    contracts: get(TOKENS.contracts),
    identity: get(TOKENS.identity),
    signatures: get(TOKENS.signatures),
    signingLinks: get(TOKENS.signingLinks),
    agreements: get(TOKENS.agreements),
    app: get(TOKENS.app),
    sharing: get(TOKENS.sharing),
    failures: get(TOKENS.failures),
    houseTime,
    media: lateMedia(async () => (await import('../media/browser-media.ts')).browserMedia),
  }
}

const outside = (device: DevicePorts, connection: Connection): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<DevicePorts>(TOKENS.device).toConstantValue(device)
    bind<Connection>(TOKENS.connection).toConstantValue(connection)
    provide(bind, TOKENS.failures, createFailureFeed, [])
    provide(bind, TOKENS.houseTime, ({ clock }: DevicePorts) => createHouseTime(clock), [TOKENS.device])
    provide(bind, TOKENS.client, connect, [TOKENS.connection, TOKENS.device, TOKENS.failures, TOKENS.houseTime])
  })

const connect = (connection: Connection, device: DevicePorts, failures: FailureFeed, houseTime: HouseTime): Client => connection(device, failures, houseTime)
