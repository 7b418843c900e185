import type { CaseDetail, RevealedCase, WaitingCase } from '@diandu/core/admin'
import { paidOrder, pictureOf, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openHeld } from '../../contracts/testing/open-held.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const OWNER = { name: '周母', residentId: '110105192512310021' }

describeOnEachEngine('Consents and proofs of equity in the console', (open) => {
  it('a document is sealed until it is looked at, refused with words that the party reads, and another one accepted (OPS-46, ADM-11, ADM-30)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { seller, shopIds } = fixture
    await fixture.identify(seller.userId, SELLER_IDENTITY)
    if (shopIds[0] !== undefined)
      await fixture.registerOwner(shopIds[0], { kind: 'person', name: OWNER.name, legalPerson: OWNER })
    const { id: contractId } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(fixture)).id))
    const handIn = async (shade: number) =>
      valueOf(
        await seller.device.signatures.handInConsent(
          contractId,
          valueOf(await seller.device.uploads.picture(pictureOf(shade))).id,
        ),
      )
    const { addStaff, logIn, send, clock } = await openConsole(db)
    clock.advance(Math.max(0, fixture.now() - clock.now()))
    await addStaff('shi', ['identity'])
    const cookie = await logIn('shi')
    const waiting = async () =>
      (await send('GET', 'papers', { locale: 'en' }, { cookie })).data as readonly WaitingCase[]
    const shown = async (id: string) =>
      (await send('GET', 'papers/one', { id, locale: 'en' }, { cookie })).data as CaseDetail
    const decide = (id: string, decision: string, words = '') =>
      send('POST', `papers/decide/${decision}`, { id, version: 'waiting', words, fields: {} }, { cookie })
    const reveal = async (id: string) =>
      (await send('POST', 'papers/reveal', { id, key: 'document', reason: '审核', locale: 'en' }, { cookie })).data
    const documentNow = async () => valueOf(await seller.device.contracts.find(contractId)).seller.papers[0]?.standing

    await handIn(1)
    const [first] = await waiting()
    expect(first).toMatchObject({ title: 'Seller · Consent' })
    const detail = await shown(first?.id ?? '')
    expect(JSON.stringify(detail)).not.toMatch(
      new RegExp(`${OWNER.name}|${OWNER.residentId}|${SELLER_IDENTITY.name}|${SELLER_IDENTITY.residentId}|/pictures/`),
    )
    expect(detail.decisions.map(({ unmet }) => unmet)).toEqual([['look at the document first'], []])
    expect((await decide(first?.id ?? '', 'accept')).code).not.toBe(SUCCESS)
    expect((await decide(first?.id ?? '', 'refuse', '没有写日期')).code).toBe(SUCCESS)
    expect(await documentNow()).toMatchObject({ is: 'refused', reason: '没有写日期' })

    await fixture.advance(1_000)
    await handIn(2)
    const [second] = await waiting()
    const id = second?.id ?? ''
    clock.advance(Math.max(0, fixture.now() - clock.now()))
    const { facts, addresses } = (await reveal(id)) as RevealedCase
    expect(facts.map(({ value }) => value)).toEqual([
      expect.stringContaining(SELLER_IDENTITY.residentId),
      expect.stringContaining(OWNER.residentId),
    ])
    expect(await fixture.readFile(addresses[0] ?? '')).toBeInstanceOf(Uint8Array)
    expect((await shown(id)).decisions[0]?.unmet).toEqual([])
    const [{ blocks }] = [await shown(id)]
    expect(blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : [])).map(({ what }) => what)).toEqual([
      'submitted',
      'refused',
      'submitted',
    ])
    expect((await decide(id, 'accept')).code).toBe(SUCCESS)
    expect(await documentNow()).toMatchObject({ is: 'accepted' })
    expect(await waiting()).toEqual([])
    const log = await db.query<{ act: string; userId: string }>('SELECT act, user_id FROM staff_log ORDER BY number')
    expect(log.filter(({ userId }) => userId === seller.userId).map(({ act }) => act)).toEqual([
      'review-document',
      'see-identity',
      'review-document',
    ])
    await fixture.close()
  })

  it('the same picture as another account’s is counted, and the account not named (ADM-31)', async () => {
    const { db, fixture, contractId } = await openHeld(await open())
    await db.change(
      `INSERT INTO signing_papers (id, contract_id, party, kind, picture_id, digest, handed_in_at, standing, replaced)
       SELECT 'same', contract_id, 'seller', 'equity', picture_id, digest, handed_in_at, 'waiting', 0 FROM signing_papers WHERE contract_id = $1`,
      [contractId],
    )
    const { addStaff, logIn, send, clock } = await openConsole(db)
    clock.advance(Math.max(0, fixture.now() - clock.now()))
    await addStaff('shi', ['identity'])
    const cookie = await logIn('shi')
    const [one] = (await send('GET', 'papers', { locale: 'en' }, { cookie })).data as readonly WaitingCase[]
    const { blocks } = (await send('GET', 'papers/one', { id: one?.id, locale: 'en' }, { cookie })).data as CaseDetail
    expect(blocks[0]).toMatchObject({ lines: ['Other accounts that submitted the same document: 1'] })
    expect(JSON.stringify(blocks)).not.toContain(fixture.seller.userId)
    await fixture.close()
  })
})
