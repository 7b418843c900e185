import { BUYER_IDENTITY, paidOrder, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import type { RegisteredOwner } from '@diandu/core/contracts'
import type { OrderActor, OrderEvent } from '@diandu/core/orders'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { silentLog, type Log } from '../../kernel/index.ts'
import { moveStoredOrder } from '../../orders/index.ts'
import { sweepOrders } from '../../orders/sweep-orders.ts'
import { systemRandom, tencentEss } from '../../integrations/index.ts'
import { simulateEss } from '../../integrations/testing/simulate-ess.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { queryFlows } from '../flows/query-flows.ts'
import { findContract } from '../contract-store.ts'
import { cancelFlows, endFlowsOfTheDead } from '../flows/end-flows.ts'
import { insertContractPdf, latestContractPdf } from '../pdf/contract-pdf-store.ts'
import { collectSignatures, linkElsewhere } from '../flows/sign-elsewhere.ts'
import { sweepContracts } from '../sweep-contracts.ts'

export const box = createDataBox(readSettings({}).secrets.dataKey)
const TENCENT = {
  secretId: 'id',
  secretKey: 'key',
  operatorId: 'op',
  organizationName: '店渡网络科技有限公司',
  sealId: 'seal-1',
  callbackToken: 'token',
  callbackKey: 'k'.repeat(32),
  publicUrl: 'https://m.diandu.example',
}

interface Options {
  readonly isProven?: boolean
  readonly isBuyerKnown?: boolean
  /** The registered owner of the shop, where it is not the seller. */
  readonly owner?: RegisteredOwner
  readonly log?: Log
}

/** A contract that waits for its seller, with the service at which it is signed: as documented, and simulated. */
export async function openElsewhere(
  db: Database,
  { isProven = true, isBuyerKnown = true, owner, log = silentLog }: Options = {},
) {
  const fixture = await openServerFixture(db)
  const { buyer, seller } = fixture
  await fixture.identify(seller.userId, SELLER_IDENTITY)
  if (isBuyerKnown) await fixture.identify(buyer.userId, BUYER_IDENTITY)
  const [shopId] = fixture.shopIds
  if (owner !== undefined && shopId !== undefined) await fixture.registerOwner(shopId, owner)
  const orderId = (await paidOrder(fixture)).id
  const { id, number } = valueOf(await seller.device.contracts.ofOrder(orderId))
  const prove = async (who: 'seller' | 'buyer'): Promise<void> => {
    const [{ device }, fields] = who === 'seller' ? [seller, SELLER_IDENTITY] : [buyer, BUYER_IDENTITY]
    valueOf(await device.identity.begin({ contractId: id, proof: 'bank', fields }))
    valueOf(await device.identity.finish({ contractId: id, proof: 'bank', code: null }))
  }
  await prove('seller')
  if (isProven) await prove('buyer')
  const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS now_ms FROM contracts')
  const clock = createManualClock((row?.nowMs ?? 0) + 60_000)
  const simulated = await simulateEss({ ...TENCENT, nowMs: clock.now })
  const eSignature = tencentEss(
    { ...TENCENT, endpoint: simulated.endpoint, fileEndpoint: simulated.endpoint },
    clock,
    log,
  )
  const deps = () => ({ box, random: systemRandom, nowMs: clock.now() })
  const stored = async () => {
    const contract = await findContract(db, box, id)
    if (contract === undefined) throw new Error('There is no contract')
    return contract
  }
  return {
    db,
    fixture,
    id,
    number,
    orderId,
    clock,
    simulated,
    eSignature,
    deps,
    stored,
    prove,
    mobileOf: { seller: seller.mobile, buyer: buyer.mobile },
    link: async (party: 'seller' | 'buyer') => linkElsewhere(db, await stored(), party, eSignature, deps()),
    collect: () => collectSignatures(db, id, eSignature, deps()),
    call: (which: 'all' | 'late' = 'all') =>
      queryFlows(which, { db, clock, random: systemRandom, log }, eSignature, box),
    async transition(event: OrderEvent, by: OrderActor) {
      const who = by === 'seller' ? seller.userId : by === 'buyer' ? buyer.userId : null
      const moved = await db.transaction((tx) =>
        moveStoredOrder(tx, { orderId, event, by, who, at: clock.now(), why: 'a test' }, { random: systemRandom }),
      )
      await sweepContracts(db)
      return moved.ok
    },
    /** Orders past their buyer's three days, as the sweep of orders has it. */
    sweepLate: async () => {
      const late = await sweepOrders(db, 'signature', { random: systemRandom, nowMs: clock.now() })
      await sweepContracts(db)
      return late
    },
    /** The document becomes another while no party has signed it here. */
    async redraw() {
      const version = (await latestContractPdf(db, box, id))?.version ?? 0
      const bytes = (await latestContractPdf(db, box, id))?.bytes ?? Buffer.of()
      await insertContractPdf(db, box, id, version + 1, Buffer.concat([bytes, Buffer.from('\n')]), clock.now())
    },
    async sweep() {
      await endFlowsOfTheDead(db, clock.now())
      await cancelFlows({ db, clock, log }, eSignature, box)
    },
    flows: () =>
      db.query<{ id: string; why: string | null; outcome: string | null }>(
        'SELECT flow_id AS id, ended_why AS why, outcome FROM contract_flows ORDER BY begun_at, flow_id',
      ),
    async close() {
      simulated.close()
      await fixture.close()
    },
  }
}

export type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>
