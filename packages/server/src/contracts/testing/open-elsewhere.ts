import { BUYER_IDENTITY, paidOrder, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import type { RegisteredOwner } from '@diandu/core/contracts'
import type { OrderActor, OrderEvent } from '@diandu/core/orders'
import { createDataBox } from '../../account/index.ts'
import type { Database } from '../../database/index.ts'
import { silentLog, type Log } from '../../log.ts'
import { moveKeptOrder } from '../../orders/index.ts'
import { sweepOrders } from '../../orders/sweep-orders.ts'
import { systemRandom, tencentEss } from '../../outside/index.ts'
import { playEss } from '../../outside/testing/play-ess.ts'
import { openServerWorld } from '../../port-suites/testing/open-server-world.ts'
import { readSettings } from '../../settings.ts'
import { handClock } from '../../testing/hand-clock.ts'
import { askFlows } from '../flows/ask-flows.ts'
import { findContract } from '../contract-store.ts'
import { cancelFlows, endFlowsOfTheDead } from '../flows/end-flows.ts'
import { insertPaper, lastPaper } from '../paper-store.ts'
import { collectSignatures, linkElsewhere } from '../flows/sign-elsewhere.ts'
import { sweepContracts } from '../sweep-contracts.ts'

export const box = createDataBox(readSettings({}).secrets.dataKey)
const TENCENT = { secretId: 'id', secretKey: 'key', operatorId: 'op', organizationName: '店渡网络科技有限公司', sealId: 'seal-1', callbackToken: 'token', callbackKey: 'k'.repeat(32), publicUrl: 'https://m.diandu.example' }

interface Options {
  readonly isProven?: boolean
  readonly isBuyerKnown?: boolean
  /** In whose name the shop stands, where it is not its seller's. */
  readonly owner?: RegisteredOwner
  readonly log?: Log
}

/** A contract that waits for its seller, with the service at which it is signed: as documented, and played. */
export async function openElsewhere(db: Database, { isProven = true, isBuyerKnown = true, owner, log = silentLog }: Options = {}) {
  const world = await openServerWorld(db)
  const { buyer, seller } = world
  await world.identify(seller.userId, SELLER_IDENTITY)
  if (isBuyerKnown) await world.identify(buyer.userId, BUYER_IDENTITY)
  const [shopId] = world.shopIds
  if (owner !== undefined && shopId !== undefined) await world.standsFor(shopId, owner)
  const orderId = (await paidOrder(world)).id
  const { id, number } = valueOf(await seller.device.contracts.ofOrder(orderId))
  const prove = async (who: 'seller' | 'buyer'): Promise<void> => {
    const [{ device }, fields] = who === 'seller' ? [seller, SELLER_IDENTITY] : [buyer, BUYER_IDENTITY]
    valueOf(await device.identity.begin({ contractId: id, proof: 'bank', fields }))
    valueOf(await device.identity.finish({ contractId: id, proof: 'bank', code: null }))
  }
  await prove('seller')
  if (isProven) await prove('buyer')
  const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS "nowMs" FROM contracts')
  const clock = handClock((row?.nowMs ?? 0) + 60_000)
  const played = await playEss({ ...TENCENT, nowMs: clock.now })
  const eSignature = tencentEss({ ...TENCENT, endpoint: played.endpoint, fileEndpoint: played.endpoint }, clock, log)
  const parts = () => ({ box, random: systemRandom, nowMs: clock.now() })
  const kept = async () => {
    const contract = await findContract(db, box, id)
    if (contract === undefined) throw new Error('There is no contract')
    return contract
  }
  return {
    db, world, id, number, orderId, clock, played, eSignature, parts, kept, prove,
    mobileOf: { seller: seller.mobile, buyer: buyer.mobile },
    link: async (party: 'seller' | 'buyer') => linkElsewhere(db, await kept(), party, eSignature, parts()),
    collect: () => collectSignatures(db, id, eSignature, parts()),
    ask: (which: 'all' | 'late' = 'all') => askFlows(which, { db, clock, random: systemRandom, log }, eSignature, box),
    /** What happens to its order, and to the contract behind it. */
    async happen(event: OrderEvent, by: OrderActor) {
      const who = by === 'seller' ? seller.userId : by === 'buyer' ? buyer.userId : null
      const moved = await db.transaction((tx) => moveKeptOrder(tx, { orderId, event, by, who, at: clock.now(), why: 'a test' }, { random: systemRandom }))
      await sweepContracts(db)
      return moved.ok
    },
    /** Orders past their buyer's three days, as the sweep of orders has it. */
    sweepLate: async () => {
      const late = await sweepOrders(db, 'signature', { random: systemRandom, nowMs: clock.now() })
      await sweepContracts(db)
      return late
    },
    /** The document becomes another while nobody has signed it here. */
    async redraw() {
      const version = (await lastPaper(db, box, id))?.version ?? 0
      const bytes = (await lastPaper(db, box, id))?.bytes ?? Buffer.of()
      await insertPaper(db, box, id, version + 1, Buffer.concat([bytes, Buffer.from('\n')]), clock.now())
    },
    async sweep() {
      await endFlowsOfTheDead(db, clock.now())
      await cancelFlows({ db, clock, log }, eSignature, box)
    },
    flows: () => db.query<{ id: string; why: string | null; outcome: string | null }>('SELECT flow_id AS id, ended_why AS why, outcome FROM contract_flows ORDER BY begun_at, flow_id'),
    async close() {
      played.close()
      await world.close()
    },
  }
}

export type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>
