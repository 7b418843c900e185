import { DAY_MS } from '@diandu/core/kernel'
import { BUYER_IDENTITY, paidOrder, reasonOf, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { confirmContract, getSigningLink } from '@diandu/wire'
import { createDataBox } from '../crypto/index.ts'
import { runCall } from '../calls/index.ts'
import { sandboxESignature, sandboxIdentity, systemRandom } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { callContext } from '../testing/call-context.ts'
import { contractHandlers } from './contracts.handlers.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('A link to sign', (openDatabase) => {
  async function open() {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { buyer, seller } = fixture
    await fixture.identify(seller.userId, SELLER_IDENTITY)
    await fixture.identify(buyer.userId, BUYER_IDENTITY)
    const order = await paidOrder(fixture)
    const { id } = valueOf(await seller.device.contracts.ofOrder(order.id))
    const secret =
      new URL(valueOf(await seller.device.signingLinks.make(id)).url, 'http://localhost').searchParams.get('link') ?? ''
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
    return { db, fixture, id, secret, prove, sign, everything }
  }

  it('every misuse is refused with its reason, moves nothing, and leaves a line (CTR-23)', async () => {
    const { db, fixture, id, secret, prove, sign, everything } = await open()
    const before = await everything()
    expect(reasonOf(await fixture.buyer.device.signingLinks.open(secret))).toBe('link-wrong')
    const foreign = await fixture.secondBuyer.device.signingLinks.open(secret)
    expect(reasonOf(foreign)).toBe('link-wrong')
    // Another person must not learn that the link exists.
    expect(foreign).toEqual(await fixture.secondBuyer.device.signingLinks.open(secret.replaceAll(/./g, 'q')))
    expect(await everything()).toEqual(before)
    await prove()
    valueOf(await sign(fixture.seller, 'the-seller-signs'))
    const signed = await everything()
    expect(reasonOf(await fixture.seller.device.signingLinks.open(secret))).toBe('link-used')
    const buyers =
      new URL(valueOf(await fixture.buyer.device.signingLinks.make(id)).url, 'http://localhost').searchParams.get(
        'link',
      ) ?? ''
    await fixture.advance(3 * DAY_MS + 1)
    const late = await everything()
    expect(reasonOf(await fixture.buyer.device.signingLinks.open(buyers))).toBe('link-late')
    expect(await everything()).toEqual(late)
    expect(signed).not.toEqual(before)
    const lines = (await listAuditLines(db, 10))
      .toReversed()
      .filter(({ what }) => what === 'POST contract/getContractUrl')
    expect(lines.map(({ userId, reason }) => [userId, reason])).toEqual([
      [fixture.buyer.userId, 'link-wrong'],
      [fixture.secondBuyer.userId, 'link-wrong'],
      [fixture.secondBuyer.userId, 'link-wrong'],
      [fixture.seller.userId, 'link-used'],
      [fixture.buyer.userId, 'link-late'],
    ])
  })

  it('is made twenty times a day for a contract and party, also all at once; each further wish leaves a line, and the links there are still open (CTR-27)', async () => {
    const { db, fixture, id, secret, everything } = await open()
    const before = await everything()
    const { signingLinks } = fixture.seller.device
    for (let nth = 2; nth < 20; nth += 1) {
      await fixture.advance(1)
      valueOf(await signingLinks.make(id))
    }
    // Each device has a key of its own, and so a signature.
    const devices = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const device = fixture.openDevice()
        device.session.write(
          valueOf(
            await device.sessions.loginByPassword({ name: fixture.seller.username, password: fixture.seller.password }),
          ),
        )
        return device
      }),
    )
    const made = await Promise.all(devices.map(async (device) => reasonOf(await device.signingLinks.make(id))))
    expect(made.toSorted()).toEqual(['ok', 'too-many', 'too-many', 'too-many'])
    expect(reasonOf(await signingLinks.open(secret))).toBe('ok')
    const lines = (await listAuditLines(db, 100)).filter(
      ({ what, reason }) => what === 'POST contract/getContractUrl' && reason === 'too-many',
    )
    expect(lines.map(({ userId }) => userId)).toEqual([
      fixture.seller.userId,
      fixture.seller.userId,
      fixture.seller.userId,
    ])
    expect(await everything()).toEqual(before)
    await fixture.advance(DAY_MS + 1)
    expect(reasonOf(await signingLinks.make(id))).toBe('ok')
  })

  it('asked for by one request again and again, one after the other and at once, is one link, and counts once (IDM-8)', async () => {
    const { db, fixture, id } = await open()
    const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS now_ms FROM contracts')
    const clock = createManualClock((row?.nowMs ?? 0) + 1000)
    const [handler] = contractHandlers({
      box: BOX,
      eSignature: sandboxESignature(db, BOX, clock),
      identity: sandboxIdentity({ db, clock, random: systemRandom }),
    }).filter((one) => one.endpoint === getSigningLink)
    if (handler === undefined) throw new Error('There is no such call.')
    const call = async (signature: string) =>
      (
        await runCall(
          handler,
          { contractId: id },
          callContext(db, { clock, viewer: { userId: fixture.seller.userId }, signature }),
        )
      ).text()
    const first = await call('a signature')
    expect(JSON.parse(first)).toMatchObject({ code: '000000' })
    for (let nth = 0; nth < 30; nth += 1) expect(await call('a signature')).toBe(first)
    expect(new Set(await Promise.all(Array.from({ length: 12 }, () => call('another signature')))).size).toBe(1)
    expect(await db.query('SELECT count(*)::int8 AS count FROM signing_links')).toEqual([{ count: 3 }])
    const [stored] = await db.query<{ answer: string | null }>(
      "SELECT answer FROM idempotency_keys WHERE key LIKE 'signed %' ORDER BY created_at DESC LIMIT 1",
    )
    expect(stored?.answer).toBeNull()
  })

  it('a reading that is confirmed by one request again and again, one after the other and at once, is written down once and takes no later one back (IDM-8)', async () => {
    const { db, fixture, id } = await open()
    const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS now_ms FROM contracts')
    const clock = createManualClock((row?.nowMs ?? 0) + 1000)
    const [handler] = contractHandlers({
      box: BOX,
      eSignature: sandboxESignature(db, BOX, clock),
      identity: sandboxIdentity({ db, clock, random: systemRandom }),
    }).filter((one) => one.endpoint === confirmContract)
    if (handler === undefined) throw new Error('There is no such call.')
    const digest = valueOf(await fixture.seller.device.contracts.pages(id)).digest
    const confirm = async (signature: string, read = digest) =>
      (
        await runCall(
          handler,
          { contractId: id, digest: read },
          callContext(db, { clock, viewer: { userId: fixture.seller.userId }, signature }),
        )
      ).text()
    const lines = () => db.query("SELECT what FROM contract_journal WHERE what LIKE 'read %'")
    const first = await confirm('a signature')
    expect(JSON.parse(first)).toMatchObject({ code: '000000' })
    for (let nth = 0; nth < 12; nth += 1) expect(await confirm('a signature')).toBe(first)
    expect(await lines()).toHaveLength(1)
    expect(new Set(await Promise.all(Array.from({ length: 12 }, () => confirm('another signature')))).size).toBe(1)
    expect(await lines()).toHaveLength(2)
    expect(JSON.parse(await confirm('a third', '0'.repeat(64)))).toMatchObject({ data: { reason: 'terms-changed' } })
    expect(await lines()).toHaveLength(2)
    const [stored] = await db.query<{ answer: string | null }>(
      "SELECT answer FROM idempotency_keys WHERE call_name = 'POST contract/confirmContract' LIMIT 1",
    )
    expect(stored?.answer).toBeNull()
  })

  it('neither an identity number nor a card nor a name stands in the database as it was given (CTR-24)', async () => {
    const { db, id, prove } = await open()
    await prove()
    const tables = [
      'contract_parties',
      'contract_papers',
      'identity_attempts',
      'contract_evidence',
      'contracts',
      'contract_journal',
      'audit_lines',
      'signing_links',
      'verifications',
    ]
    for (const table of tables) {
      const rows = JSON.stringify(await db.query(`SELECT * FROM ${table}`))
      for (const secret of [SELLER_IDENTITY.residentId, SELLER_IDENTITY.bankCard, BUYER_IDENTITY.residentId])
        expect(rows).not.toContain(secret)
    }
    expect(id).not.toBe('')
  })
})
