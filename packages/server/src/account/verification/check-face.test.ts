import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock, reasonOf, valueOf } from '@diandu/core/testing'
import { beginFaceCheck, getVerification } from '@diandu/wire'
import { expect, it } from 'vitest'
import { runCall } from '../../calls/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { decideSandboxVisit, sandboxIdentity, systemRandom, type IdentityProvider } from '../../integrations/index.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { callContext } from '../../testing/call-context.ts'
import { sandboxRegister } from './company-register.ts'
import { forgetFaceChecks } from './face-check-store.ts'
import { verificationHandlers } from './verification.handlers.ts'

const BOX = createDataBox(readSettings({}).secrets.dataKey)
const LIN = { name: '林小满', residentId: '11010519491231002X' }
const VISIT_LASTS_MS = 10 * 60_000

describeOnEachEngine('A face check of an account', (openDatabase) => {
  async function open(change: (identity: IdentityProvider) => Partial<IdentityProvider> = () => ({})) {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { verifications } = fixture.buyer.device
    const clock = createManualClock(fixture.now())
    const sandbox = sandboxIdentity({ db, clock, random: systemRandom })
    const identity = { ...sandbox, ...change(sandbox) }
    const handlers = verificationHandlers({ box: BOX, register: sandboxRegister, identity })
    const call = async (endpoint: { readonly path: string }, input: object, signature?: string) => {
      const handler = handlers.find((one) => one.endpoint.path === endpoint.path)
      if (handler === undefined) throw new Error('There is no such call')
      const viewer = { userId: fixture.buyer.userId }
      const context = callContext(db, { clock, viewer, ...(signature === undefined ? {} : { signature }) })
      return (await runCall(handler, input, context)).result
    }
    return { db, fixture, verifications, clock, call }
  }

  it('is begun ten times a day at most, also all at once (ACC-51)', async () => {
    const { fixture, verifications } = await open()
    const reasons = await Promise.all(
      Array.from({ length: 13 }, async () => reasonOf(await verifications.beginFace(LIN))),
    )
    expect(reasons.filter((reason) => reason === 'ok')).toHaveLength(10)
    expect(reasons.filter((reason) => reason === 'too-many')).toHaveLength(3)
    await fixture.advance(DAY_MS + 1)
    expect(reasonOf(await verifications.beginFace(LIN))).toBe('ok')
    await fixture.close()
  })

  it('asks the provider for nothing with a copied request (IDM-12)', async () => {
    const { db, fixture, call } = await open()
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => reasonOf(await call(beginFaceCheck, LIN, 'one'))),
    )
    expect(answers.toSorted()).toEqual(['ok', ...Array.from({ length: 5 }, () => 'too-many')])
    expect(await db.query('SELECT count(*)::int8 AS count FROM sandbox_visits')).toEqual([{ count: 1 }])
    await fixture.close()
  })

  it('lapses with the visit, and is begun again (ACC-52)', async () => {
    const { fixture, verifications } = await open()
    const page = valueOf(await verifications.beginFace(LIN))
    await fixture.advance(VISIT_LASTS_MS + 1)
    expect(valueOf(await verifications.face()).page).toBeNull()
    await fixture.decideVisit(page.url, 'matches')
    expect(await verifications.finishFace()).toMatchObject({ failure: { message: '认证已过期，请重新开始' } })
    expect(reasonOf(await verifications.beginFace(LIN))).toBe('ok')
    await fixture.close()
  })

  it('puts aside the one before: what is found there verifies no person (ACC-52)', async () => {
    const { fixture, verifications } = await open()
    const before = valueOf(await verifications.beginFace(LIN))
    const after = valueOf(await verifications.beginFace({ ...LIN, name: '林知远' }))
    await fixture.decideVisit(before.url, 'matches')
    expect(reasonOf(await verifications.finishFace())).toBe('proof-pending')
    await fixture.decideVisit(after.url, 'matches')
    expect(valueOf(await verifications.finishFace()).name).toBe('林**')
    await fixture.close()
  })

  it('verifies no person by an answer that came for another visit (ACC-52)', async () => {
    const { db, fixture, verifications } = await open()
    const page = valueOf(await verifications.beginFace(LIN))
    await decideSandboxVisit(db, page.url.split('/').at(-1) ?? '', 'matches', fixture.now())
    const [finished, begun] = await Promise.all([verifications.finishFace(), verifications.beginFace(LIN)])
    const verified = (await db.query('SELECT 1 FROM verifications')).length
    // Whichever came first: a check that was put aside has verified no person, and one that ended is not begun again.
    expect([reasonOf(finished), reasonOf(begun), verified]).toSatisfy((answers: readonly unknown[]) =>
      [
        ['ok', 'ok', 1],
        ['ok', 'papers-settled', 1],
        ['not-found', 'ok', 0],
        ['proof-pending', 'ok', 0],
      ].some((possible) => possible.every((one, at) => one === answers[at])),
    )
    await fixture.close()
  })

  it('keeps no number that the database could read, and nothing once it has ended (ACC-52)', async () => {
    const { db, fixture, verifications } = await open()
    const page = valueOf(await verifications.beginFace(LIN))
    const kept = async () => JSON.stringify(await db.query('SELECT * FROM face_checks'))
    expect(await kept()).not.toMatch(/林小满|11010519/)
    await fixture.decideVisit(page.url, 'matches')
    valueOf(await verifications.finishFace())
    expect(await db.query('SELECT sealed FROM face_checks')).toEqual([{ sealed: null }])
    expect(await db.query('SELECT reviewed_by AS by FROM verifications')).toEqual([{ by: 'face check' }])
    await forgetFaceChecks(db, fixture.now() + DAY_MS)
    expect(await kept()).toBe('[]')
    await fixture.close()
  })

  it('is not offered where the provider knows no faces, and a provider that is away counts as nothing found (ACC-50)', async () => {
    const without = await open(() => ({ knows: (proof) => proof !== 'high' }))
    expect(valueOf(await without.call(getVerification, {}))).toMatchObject({ face: { isOffered: false, page: null } })
    expect(await without.call(beginFaceCheck, LIN)).toMatchObject({ failure: { field: 'proof' } })
    await without.fixture.close()
    const away = await open(() => ({ openVisit: async () => ({ ok: false, failure: { kind: 'http', status: 502 } }) }))
    expect(await away.call(beginFaceCheck, LIN)).toMatchObject({ failure: { status: 502 } })
    expect(valueOf(await away.call(getVerification, {}))).toMatchObject({ face: { isOffered: true, page: null } })
    await away.fixture.close()
  })
})
