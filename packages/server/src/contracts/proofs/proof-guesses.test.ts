import { createHash } from 'node:crypto'
import { DAY_MS } from '@diandu/core/kernel'
import { paidOrder, reasonOf, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { verifyByBank } from '@diandu/wire'
import { createDataBox } from '../../crypto/index.ts'
import { canonicalJson, runCall } from '../../calls/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { sandboxESignature, sandboxIdentity, sandboxSms, systemRandom } from '../../integrations/index.ts'
import { readSettings } from '../../settings.ts'
import { callContext } from '../../testing/call-context.ts'
import { signingHandlers } from '../signing.handlers.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)

describeOnEachEngine('An attacker who guesses at identities', (openDatabase) => {
  /** A seller who is not verified yet: whatever they give is sent to the provider. */
  async function open() {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { seller } = fixture
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    const { name, residentId, bankCard } = SELLER_IDENTITY
    const call = (number: string) =>
      seller.device.identity.begin({ contractId, proof: 'bank', fields: { name, residentId: number, bankCard } })
    return { db, fixture, contractId, call, residentId }
  }

  it('has twenty questions a day for a contract, also all at once, and each wrong one leaves a line (CTR-27)', async () => {
    const { db, fixture, call, residentId } = await open()
    const wrong = await Promise.all(Array.from({ length: 24 }, async () => reasonOf(await call('110105194912310021'))))
    expect(wrong.filter((reason) => reason === 'bad-parameter')).toHaveLength(20)
    expect(wrong.filter((reason) => reason === 'too-many')).toHaveLength(4)
    expect(reasonOf(await call(residentId))).toBe('too-many')
    const lines = (await listAuditLines(db, 100)).filter(
      ({ what, reason }) => what === 'POST signature/bankVerify' && reason === 'bad-parameter',
    )
    expect(lines.map(({ userId }) => userId)).toEqual(wrong.slice(4).map(() => fixture.seller.userId))
    await fixture.advance(DAY_MS + 1)
    expect(reasonOf(await call(residentId))).toBe('ok')
    await fixture.close()
  })

  it('calls no provider and spends nothing with a copied request, one after the other and at once (IDM-12)', async () => {
    const { db, fixture, contractId, residentId } = await open()
    const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS now_ms FROM contracts')
    const clock = createManualClock((row?.nowMs ?? 0) + 1000)
    const services = {
      sms: sandboxSms(db, clock),
      identity: sandboxIdentity({ db, clock, random: systemRandom }),
      eSignature: sandboxESignature(db, BOX, clock),
    }
    const [handler] = signingHandlers({ box: BOX, ...services }).filter(
      ({ endpoint: { path } }) => path === verifyByBank.path,
    )
    if (handler === undefined) throw new Error('There is no such call.')
    const { name, bankCard } = SELLER_IDENTITY
    const call = async (signature: string) =>
      reasonOf(
        (
          await runCall(
            handler,
            { contractId, name, residentId, bankCard },
            callContext(db, { clock, viewer: { userId: fixture.seller.userId }, signature }),
          )
        ).result,
      )
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('a signature')))
    expect([
      answers.filter((reason) => reason === 'ok').length,
      answers.filter((reason) => reason === 'too-many').length,
    ]).toEqual([1, 11])
    for (let nth = 0; nth < 12; nth += 1) expect(await call('a signature')).toBe('too-many')
    expect(await call('another signature')).toBe('ok')
    expect(await db.query("SELECT count(*)::int8 AS count FROM contract_journal WHERE what = 'proof: asked'")).toEqual([
      { count: 2 },
    ])
    await fixture.close()
  })

  it('finds no identity number by trying digests, not even with the whole database in hand (CTR-24)', async () => {
    const { db, fixture, contractId, call, residentId } = await open()
    valueOf(await call(residentId))
    valueOf(await fixture.seller.device.identity.finish({ contractId, proof: 'bank', code: null }))
    const { name, bankCard } = SELLER_IDENTITY
    const guess = canonicalJson({
      proof: 'bank',
      fields: { name, residentId, bankCard },
      userId: fixture.seller.userId,
    })
    const stored = await db.query<{ digest: string }>("SELECT digest FROM contract_evidence WHERE kind = 'identity'")
    expect(stored).toHaveLength(1)
    expect(stored[0]?.digest).not.toBe(createHash('sha256').update(guess).digest('hex'))
    await fixture.close()
  })
})
