import type { CaseDetail, RevealedCase, WaitingCase } from '@diandu/core/admin'
import { pictureOf, receiveCode, valueOf, type Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const RESIDENT_ID = '11010519491231002X'
const OTHER_ID = '110105192512310021'

describeOnEachEngine('Identities in the console', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const admin = await openConsole(db)
    admin.clock.advance(Math.max(0, fixture.now() - admin.clock.now()))
    for (const login of ['shi', 'shu']) await admin.addStaff(login, ['identity'])
    await admin.addStaff('shen', ['auditor'])
    await admin.addStaff('li', ['reviewer'])
    const handIn = async ({ device }: Person, residentId: string, shades: readonly [number, number]) => {
      const [front, back] = [
        valueOf(await device.uploads.picture(pictureOf(shades[0]))).id,
        valueOf(await device.uploads.picture(pictureOf(shades[1]))).id,
      ]
      const papers = { name: '林小满', residentId, frontPhoto: front, backPhoto: back, cardNumber: '6222021234567894' }
      const last = valueOf(await device.verifications.last())
      const form = { kind: 'person', proof: 'bank', mobile: '', ...papers } as const
      valueOf(await (last === null ? device.verifications.handIn(form) : device.verifications.handInAgain(form)))
    }
    const queueOf = (queue: string) => ({
      waiting: async (cookie: string) =>
        (await admin.send('GET', queue, { locale: 'en' }, { cookie })).data as readonly WaitingCase[],
      shown: async (cookie: string, id: string) =>
        (await admin.send('GET', `${queue}/one`, { id, locale: 'en' }, { cookie })).data as CaseDetail,
      reveal: (cookie: string, id: string, key: string) =>
        admin.send('POST', `${queue}/reveal`, { id, key, reason: '审核', locale: 'en' }, { cookie }),
      decide: (cookie: string, id: string, decision: string, words = '') =>
        admin.send('POST', `${queue}/decide/${decision}`, { id, version: 'reviewing', words, fields: {} }, { cookie }),
    })
    return { ...fixture, db, admin, handIn, queueOf }
  }

  it('documents are masked until they are looked at, counted where another account used them, and accepted by who has looked (ADM-11, ADM-30, ADM-31)', async () => {
    const { buyer, secondBuyer, handIn, queueOf, admin, readFile } = await begin()
    const { waiting, shown, reveal, decide } = queueOf('identities')
    await handIn(buyer, RESIDENT_ID, [1, 2])
    await handIn(secondBuyer, RESIDENT_ID, [1, 3])
    const [shi, shen] = [await admin.logIn('shi'), await admin.logIn('shen')]
    const [first, second] = await waiting(shi)
    const id = first?.id ?? ''
    const before = await shown(shi, id)
    expect(JSON.stringify([first, before])).not.toMatch(/11010519491231002X|6222021234567894|林小满|\/pictures\//)
    expect(before.blocks).toContainEqual({
      kind: 'notice',
      isWarning: true,
      title: 'Used by other accounts',
      lines: ['Other accounts that submitted the same number: 1', 'Other accounts that submitted the same picture: 1'],
    })
    expect(before.decisions.map(({ unmet }) => unmet)).toEqual([['look at the documents first'], []])
    expect((await decide(shi, id, 'accept')).code).not.toBe(SUCCESS)
    // An auditor's look is not a reviewer's.
    expect((await reveal(shen, id, 'documents')).code).toBe(SUCCESS)
    expect((await reveal(await admin.logIn('li'), id, 'documents')).reason).toBe('another-user')
    expect((await decide(shi, id, 'accept')).code).not.toBe(SUCCESS)
    const { facts, addresses } = (await reveal(shi, id, 'documents')).data as RevealedCase
    expect(facts.map(({ value }) => value)).toEqual(['林小满', RESIDENT_ID, '6222021234567894'])
    expect(addresses).toHaveLength(2)
    expect(await readFile(addresses[0] ?? '')).toBeInstanceOf(Uint8Array)
    expect((await shown(shi, id)).decisions[0]?.unmet).toEqual([])
    expect((await decide(shi, id, 'accept')).code).toBe(SUCCESS)
    expect((await decide(shi, id, 'refuse', '照片不清')).reason).toBe('changed-elsewhere')
    expect(valueOf(await buyer.device.verifications.last())?.status).toBe('verified')
    expect((await waiting(shi)).map((one) => one.id)).toEqual([second?.id])
    const log = (await admin.send('GET', 'log', { object: id }, { cookie: shen })).data as {
      items: { act: string; userId: string }[]
    }
    expect(log.items.map(({ act, userId }) => [act, userId])).toEqual([
      ['review-identity', buyer.userId],
      ['see-identity', buyer.userId],
      ['see-identity', buyer.userId],
    ])
  })

  it('documents that were refused are in the history of those that follow, with the words that the user reads (ADM-15)', async () => {
    const { buyer, handIn, queueOf, admin } = await begin()
    const { waiting, shown, decide } = queueOf('identities')
    await handIn(buyer, RESIDENT_ID, [1, 2])
    const shi = await admin.logIn('shi')
    const [{ id } = { id: '' }] = await waiting(shi)
    expect((await decide(shi, id, 'refuse', '照片不清')).code).toBe(SUCCESS)
    expect(valueOf(await buyer.device.verifications.last())).toMatchObject({ status: 'failed', note: '照片不清' })
    await handIn(buyer, OTHER_ID, [3, 4])
    const [again] = await waiting(shi)
    const { blocks } = await shown(shi, again?.id ?? '')
    const steps = blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : []))
    expect(steps.map(({ what, words }) => [what, words])).toEqual([
      ['submitted', expect.stringContaining('林')],
      ['Not verified', '照片不清'],
      ['submitted', expect.stringContaining('林')],
    ])
    expect(blocks.map(({ title }) => title)).not.toContain('Used by other accounts')
  })

  it('another mobile is masked until it is looked at, agreed to once, and ends the sessions of its account (ACC-18, ADM-7, ADM-17)', async () => {
    const market = await begin()
    const { buyer, queueOf, admin, db } = market
    const { waiting, shown, reveal, decide } = queueOf('phones')
    const code = await receiveCode(market, buyer.device, '13912340001', 'new-phone')
    valueOf(await buyer.device.phoneChanges.request({ newMobile: '13912340001', code, reason: '手机丢失' }))
    const [shi, shu] = [await admin.logIn('shi'), await admin.logIn('shu')]
    const [first] = await waiting(shi)
    const id = first?.id ?? ''
    const detail = await shown(shi, id)
    expect(JSON.stringify([first, detail])).not.toMatch(/13912340001|13800000001/)
    expect(detail.decisions[0]?.effects[0]).toEqual({
      what: 'Present mobile',
      before: '138****0001',
      after: '139****0001',
    })
    const whole = (await reveal(shi, id, 'mobiles')).data as RevealedCase
    expect(whole.facts.map(({ value }) => value)).toEqual(['13800000001', '13912340001'])
    const both = await Promise.all([decide(shi, id, 'change', '已视频核实'), decide(shu, id, 'refuse', '不是本人')])
    expect(both.map((answer) => answer.code === SUCCESS).toSorted()).toEqual([false, true])
    const isChanged = both[0]?.code === SUCCESS
    expect(await db.query("SELECT 1 FROM users WHERE mobile = '13912340001'")).toHaveLength(isChanged ? 1 : 0)
    admin.clock.advance(6 * 60_000)
    expect((await decide(shi, id, 'change', '已视频核实')).reason).toBe('proof-spent')
  })

  it('a mobile that another account has by now cannot be agreed to (ACC-18)', async () => {
    const market = await begin()
    const { buyer, secondBuyer, queueOf, admin, db } = market
    const { waiting, shown, decide } = queueOf('phones')
    const code = await receiveCode(market, buyer.device, '13912340001', 'new-phone')
    valueOf(await buyer.device.phoneChanges.request({ newMobile: '13912340001', code, reason: '手机丢失' }))
    await db.change("UPDATE users SET mobile = '13912340001' WHERE id = $1", [secondBuyer.userId])
    const shi = await admin.logIn('shi')
    const [{ id } = { id: '' }] = await waiting(shi)
    expect((await shown(shi, id)).decisions.map(({ unmet }) => unmet)).toEqual([
      ['the new mobile belongs to another account'],
      [],
    ])
    expect((await decide(shi, id, 'change', '已核实')).code).not.toBe(SUCCESS)
    expect((await decide(shi, id, 'refuse', '号码已被使用')).code).toBe(SUCCESS)
  })
})
