import { DAY_MS } from '@diandu/core/kernel'
import { BUYER_IDENTITY, paidOrder, reasonOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'

describeOnEachEngine('A link to sign', (openDatabase) => {
  async function open() {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { buyer, seller } = world
    await world.identify(seller.userId, SELLER_IDENTITY)
    await world.identify(buyer.userId, BUYER_IDENTITY)
    const order = await paidOrder(world)
    const { id } = valueOf(await seller.device.contracts.ofOrder(order.id))
    const secret = new URL(valueOf(await seller.device.signingLinks.make(id)).url, 'http://localhost').searchParams.get('link') ?? ''
    const prove = async (): Promise<void> => {
      const proof = { contractId: id, proof: 'bank' } as const
      valueOf(await seller.device.identity.begin({ ...proof, fields: SELLER_IDENTITY }))
      valueOf(await seller.device.identity.finish({ ...proof, code: null }))
    }
    const sign = async ({ device }: typeof seller, key: string) => {
      valueOf(await device.signatures.confirm(id, valueOf(await device.contracts.pages(id)).digest))
      return device.signatures.sign({ contractId: id, way: 'manual' }, key)
    }
    /** Everything that a misuse could have moved. */
    const everything = async () => [
      await db.query('SELECT status FROM contracts'),
      await db.query('SELECT count(*)::int8 AS count FROM contract_signatures'),
      await db.query('SELECT count(*)::int8 AS count FROM contract_papers'),
      await db.query('SELECT status, seller_signed_at FROM orders'),
      await db.query('SELECT count(*)::int8 AS count FROM entries'),
    ]
    return { db, world, id, secret, prove, sign, everything }
  }

  it('[CTR-23] every misuse is refused with its reason, moves nothing, and leaves a line', async () => {
    const { db, world, id, secret, prove, sign, everything } = await open()
    const before = await everything()
    expect(reasonOf(await world.buyer.device.signingLinks.open(secret))).toBe('link-wrong')
    expect(reasonOf(await world.secondBuyer.device.signingLinks.open(secret))).toBe('link-wrong')
    expect(await everything()).toEqual(before)
    await prove()
    valueOf(await sign(world.seller, 'the-seller-signs'))
    const signed = await everything()
    expect(reasonOf(await world.seller.device.signingLinks.open(secret))).toBe('link-used')
    const buyers = new URL(valueOf(await world.buyer.device.signingLinks.make(id)).url, 'http://localhost').searchParams.get('link') ?? ''
    await world.advance(3 * DAY_MS + 1)
    const late = await everything()
    expect(reasonOf(await world.buyer.device.signingLinks.open(buyers))).toBe('link-late')
    expect(await everything()).toEqual(late)
    expect(signed).not.toEqual(before)
    const lines = (await listAuditLines(db, 10)).toReversed().filter(({ what }) => what === 'POST contract/getContractUrl')
    expect(lines.map(({ userId, reason }) => [userId, reason])).toEqual([
      [world.buyer.userId, 'link-wrong'],
      [world.secondBuyer.userId, 'link-wrong'],
      [world.seller.userId, 'link-used'],
      [world.buyer.userId, 'link-late'],
    ])
  })

  it('[CTR-31] is made twenty times a day for a contract and party, also all at once; each further wish leaves a line, and the links there are still open', async () => {
    const { db, world, id, secret, everything } = await open()
    const before = await everything()
    const { signingLinks } = world.seller.device
    const made = await Promise.all(Array.from({ length: 22 }, async () => reasonOf(await signingLinks.make(id))))
    expect([made.filter((reason) => reason === 'ok').length, made.filter((reason) => reason === 'too-many').length]).toEqual([19, 3])
    expect(reasonOf(await signingLinks.open(secret))).toBe('ok')
    const lines = (await listAuditLines(db, 100)).filter(({ what, reason }) => what === 'POST contract/getContractUrl' && reason === 'too-many')
    expect(lines.map(({ userId }) => userId)).toEqual([world.seller.userId, world.seller.userId, world.seller.userId])
    expect(await everything()).toEqual(before)
    await world.advance(DAY_MS + 1)
    expect(reasonOf(await signingLinks.make(id))).toBe('ok')
  })

  it('[CTR-24] neither an identity number nor a card nor a name stands in the database as it was given', async () => {
    const { db, id, prove } = await open()
    await prove()
    const tables = ['contract_parties', 'contract_papers', 'identity_attempts', 'contract_evidence', 'contracts', 'contract_journal', 'audit_lines', 'signing_links', 'verifications']
    for (const table of tables) {
      const rows = JSON.stringify(await db.query(`SELECT * FROM ${table}`))
      for (const secret of [SELLER_IDENTITY.residentId, SELLER_IDENTITY.bankCard, BUYER_IDENTITY.residentId]) expect(rows).not.toContain(secret)
    }
    expect(id).not.toBe('')
  })

  it('[CTR-25] a contract that was not signed in time is expired with its order, one whose order failed is void', async () => {
    const { db, world, prove, sign } = await open()
    await prove()
    valueOf(await sign(world.seller, 'the-seller-signs'))
    await world.advance(3 * DAY_MS + 1)
    expect(await db.query('SELECT c.status, o.status AS "order" FROM contracts c JOIN orders o ON o.id = c.order_id')).toEqual([{ status: 4, order: 8 }])
    const other = await open()
    const [order] = await other.db.query<{ orderId: Parameters<typeof other.world.happen>[0] }>('SELECT order_id AS "orderId" FROM contracts')
    if (order === undefined) throw new Error('There is no contract')
    await other.world.happen(order.orderId, 'seller.failed', 'reviewer')
    await other.world.advance(1)
    expect(await other.db.query('SELECT status FROM contracts')).toEqual([{ status: 5 }])
  })
})
