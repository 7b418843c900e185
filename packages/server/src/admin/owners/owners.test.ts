import { PROPOSAL_MS } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { forgetSealedOfLapsed } from '../../staff/staff-proposal-store.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const MOTHER = { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } }

describeOnEachEngine('The registered owner of a shop, in the console', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { addStaff, logIn, send, clock } = await openConsole(db)
    await addStaff('he', ['identity'])
    await addStaff('ming', ['checker'])
    await addStaff('shen', ['reviewer'])
    const [he, ming, shen] = [await logIn('he'), await logIn('ming'), await logIn('shen')]
    const shopId = fixture.shopIds[0] ?? ''
    const find = (text: string, cookie = he) => send('GET', 'owners', { text }, { cookie })
    const show = (cookie = he) => send('POST', 'owners/show', { shopId, reason: '核对材料' }, { cookie })
    const propose = (owner: unknown, cookie = he, of = shopId) =>
      send('POST', 'owners/propose', { shopId: of, owner, reason: '平台后台已核对' }, { cookie })
    const waiting = async (cookie = ming) =>
      (await send('GET', 'proposals', { locale: 'en' }, { cookie })).data as { id: string; changes: unknown[] }[]
    const decide = (id: string, cookie = ming, verdict = 'approved') =>
      send('POST', 'proposals/decide', { id, verdict, reason: '一致' }, { cookie })
    const idOf = ({ data }: { readonly data: unknown }) => (data as { readonly id: string }).id
    return { db, fixture, clock, he, ming, shen, shopId, find, show, propose, waiting, decide, idOf }
  }

  it('is set and taken back by two, who see it before and after (ADM-120)', async () => {
    const { fixture, he, shopId, find, show, propose, waiting, decide, idOf } = await begin()
    expect((await find('')).data).toEqual([])
    const id = idOf(await propose(MOTHER))
    expect(await waiting()).toMatchObject([
      {
        link: { page: 'owners', id: shopId },
        changes: [
          { before: 'The seller', after: '周* 110*************21' },
          { before: 'None', after: 'None' },
        ],
      },
    ])
    expect((await show()).data).toMatchObject({
      owner: null,
      proposed: [{ makerName: 'he of the market', owner: MOTHER }],
    })
    expect((await decide(id, he)).reason).toBe('own-request')
    expect((await decide(id)).code).toBe(SUCCESS)
    expect((await find('')).data).toMatchObject([
      { shopId, set: { by: 'he of the market, ming of the market', why: '平台后台已核对' } },
    ])
    expect((await show()).data).toMatchObject({
      owner: MOTHER,
      proposed: [],
      entries: [{ what: 'read' }, { what: 'set' }, { what: 'read' }],
    })
    expect((await decide(idOf(await propose(null)))).code).toBe(SUCCESS)
    expect((await show()).data).toMatchObject({ owner: null })
    const sellersShops = (await find(fixture.seller.mobile)).data as { shopId: string }[]
    expect(sellersShops.map((shop) => shop.shopId)).toContain(shopId)
  })

  it('is refused at once where it cannot be so, and again where that came after the proposal (ADM-120)', async () => {
    const { shen, propose, decide, idOf } = await begin()
    expect((await propose(null)).reason).toBe('request-closed')
    expect((await propose(MOTHER, undefined, 'nothing')).reason).toBe('not-found')
    expect((await propose(MOTHER, shen)).reason).toBe('another-user')
    expect((await propose({ ...MOTHER, name: '周父' })).code).not.toBe(SUCCESS)
    const wrong = { ...MOTHER.legalPerson, residentId: '110105192512310022' }
    expect((await propose({ ...MOTHER, legalPerson: wrong })).code).not.toBe(SUCCESS)
    expect((await decide(idOf(await propose(MOTHER)))).code).toBe(SUCCESS)
    const [first, second] = [idOf(await propose(null)), idOf(await propose(null))]
    expect((await decide(first)).code).toBe(SUCCESS)
    expect((await decide(second)).reason).toBe('request-closed')
  })

  it('is not set over an owner who came after the proposal (ADM-129)', async () => {
    const { show, propose, decide, idOf } = await begin()
    const father = { kind: 'person', name: '周父', legalPerson: { ...MOTHER.legalPerson, name: '周父' } }
    const [first, second] = [idOf(await propose(MOTHER)), idOf(await propose(father))]
    expect((await decide(first)).code).toBe(SUCCESS)
    expect((await decide(second)).reason).toBe('changed-elsewhere')
    expect((await show()).data).toMatchObject({ owner: MOTHER })
  })

  it('nothing of it is stored open, nor sealed once its proposal is over (ADM-120, ADM-121)', async () => {
    const { db, clock, he, shen, find, show, propose, decide, idOf } = await begin()
    const sealed = async () =>
      (await db.query<{ sealed: Uint8Array | null }>('SELECT sealed FROM staff_proposals')).map((row) => row.sealed)
    const id = idOf(await propose(MOTHER))
    expect(Buffer.from((await sealed())[0] ?? []).includes('周母')).toBe(false)
    expect((await sealed())[0]).not.toBeNull()
    expect((await decide(id, he, 'withdrawn')).code).toBe(SUCCESS)
    expect(await sealed()).toEqual([null])
    await propose(MOTHER)
    await forgetSealedOfLapsed(db, clock.now())
    expect((await sealed()).filter((one) => one !== null)).toHaveLength(1)
    await forgetSealedOfLapsed(db, clock.now() + PROPOSAL_MS)
    expect(await sealed()).toEqual([null, null])
    await show()
    expect([(await show(shen)).reason, (await find('', shen)).reason]).toEqual(['another-user', 'another-user'])
    const log = await db.query<{ act: string; reason: string; line: string }>(
      "SELECT act, reason, before || after AS line FROM staff_log WHERE object_kind IN ('shop', 'proposal') ORDER BY number",
    )
    expect(log.filter(({ act }) => act === 'see-owners')).toMatchObject([{ reason: '核对材料' }])
    expect(log.some(({ line }) => line.includes('周母') || line.includes('110105192512310021'))).toBe(false)
  })
})
