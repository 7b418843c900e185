import {
  companyShop,
  paidOrder,
  reasonOf,
  SELLER_IDENTITY,
  SMALL_PNG,
  valueOf,
  createManualClock,
} from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { createDataBox } from '../../../crypto/index.ts'
import { findShopOwner } from '../../../contracts/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { parseCommand } from '../../parse-command.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const BOX = createDataBox(dataKey)
const BY = ['--by', 'Li Na', '--why', 'the platform says so'] as const
const BY_BOTH = [...BY, '--second', 'Zhao Wei'] as const
const MOTHER = ['--person', '周母', '--resident-id', '110105192512310021'] as const
const { name, residentId, bankCard } = SELLER_IDENTITY

describeOnEachEngine('In whose name a shop stands', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { device } = fixture.seller
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    const digest = async (id: Parameters<typeof device.contracts.pages>[0]) =>
      valueOf(await device.contracts.pages(id)).digest
    return {
      fixture,
      seller: fixture.seller,
      close: fixture.close,
      db,
      ops,
      digest,
      shop: fixture.shopIds[0] as ShopId,
    }
  }

  it('is changed by two reviewers, and by none alone under two names (OPS-57)', async () => {
    const { ops, shop, db, close } = await begin()
    const why = ['--why', 'the platform says so'] as const
    expect((await ops('owners', 'set', shop, ...MOTHER, '--by', 'Li Na', ...why)).exitCode).toBe(2)
    for (const second of ['Li Na', 'LI NA', 'L. Na', 'Ｌｉ Na']) {
      const both = ['--by', 'Li Na', '--second', second, ...why] as const
      expect((await ops('owners', 'set', shop, ...MOTHER, ...both)).exitCode).toBe(1)
      expect((await ops('owners', 'clear', shop, ...both)).text).toContain('by two reviewers')
    }
    expect(await findShopOwner(db, BOX, shop)).toBeUndefined()
    await close()
  })

  it('is set, shown and taken back by a named reviewer for a reason, and the number is stored sealed (OPS-44)', async () => {
    const { ops, shop, db, close, fixture } = await begin()
    expect((await ops('owners', 'list')).text).toBe('Every shop is in its seller’s own name.')
    expect(await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).toEqual({
      exitCode: 0,
      text: `Shop ${shop} stands in the name of 周母.`,
    })
    expect((await ops('owners', 'list')).text).toMatch(new RegExp(`${shop} .* Li Na, Zhao Wei +the platform says so`))
    const company = [
      '--company',
      '云禾商贸有限公司',
      '--legal-person',
      '周母',
      '--resident-id',
      '11010519491231002x',
    ] as const
    expect((await ops('owners', 'set', shop, ...company, ...BY_BOTH)).text).toBe(
      `Nobody knows who the seller of shop ${shop} is: ask them to hand in their papers first, and agree to those.`,
    )
    await fixture.identify(fixture.seller.userId, { name, residentId })
    expect((await ops('owners', 'set', shop, ...company, ...BY_BOTH)).exitCode).toBe(0)
    const { text } = await ops('owners', 'show', shop, '--by', 'Wang Li')
    expect(text).toMatch(/company +云禾商贸有限公司\nlegal person +周母\nresident ID +11010519491231002X\n/)
    expect(text.match(/ set +Li Na, Zhao Wei +the platform says so/g)).toHaveLength(2)
    expect(text).toMatch(/ read +Wang Li +-$/)
    const [stored] = await db.query<{ owner: Uint8Array }>('SELECT owner FROM shop_owners')
    expect(Buffer.from(stored?.owner ?? Buffer.of()).includes('11010519491231002')).toBe(false)
    expect((await ops('owners', 'clear', shop, ...BY_BOTH)).text).toBe(`Shop ${shop} stands in the name of its seller.`)
    expect(await ops('owners', 'clear', shop, ...BY_BOTH)).toEqual({
      exitCode: 1,
      text: `Shop ${shop} is in its seller’s name already.`,
    })
    expect((await ops('owners', 'show', shop, '--by', 'Wang Li')).text).toMatch(
      /owner +its seller[^]* cleared +Li Na, Zhao Wei/,
    )
    await close()
  })

  it('an unsigned contract names the new owner and is read again; with the owner taken back, the seller (OPS-44)', async () => {
    const { ops, shop, seller, digest, close, fixture } = await begin()
    const { device } = seller
    const contract = valueOf(await device.contracts.ofOrder((await paidOrder(fixture)).id))
    expect(contract.shop.id).toBe(shop)
    const first = await digest(contract.id)
    valueOf(await device.signatures.confirm(contract.id, first))
    expect((await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).text).toContain(
      `Contract ${contract.number}, which nobody has signed, names them now`,
    )
    expect(await digest(contract.id)).not.toBe(first)
    valueOf(
      await device.identity.begin({ contractId: contract.id, proof: 'bank', fields: { name, residentId, bankCard } }),
    )
    const proven = valueOf(await device.identity.finish({ contractId: contract.id, proof: 'bank', code: null })).seller
    expect([proven.owner.name, proven.signer.name]).toEqual(['周母', '周正'])
    valueOf(await device.signatures.confirm(contract.id, await digest(contract.id)))
    expect(reasonOf(await device.signatures.sign({ contractId: contract.id, way: 'manual' }, 'without-a-paper'))).toBe(
      'signer-mismatch',
    )
    expect((await ops('owners', 'clear', shop, ...BY_BOTH)).exitCode).toBe(0)
    expect(valueOf(await device.contracts.find(contract.id)).seller.owner).toMatchObject({
      kind: 'person',
      name: '周正',
    })
    expect(
      reasonOf(await device.signatures.sign({ contractId: contract.id, way: 'manual' }, 'before-it-is-read')),
    ).toBe('terms-changed')
    valueOf(await device.signatures.confirm(contract.id, await digest(contract.id)))
    valueOf(await device.signatures.sign({ contractId: contract.id, way: 'manual' }, 'read-by-now-1'))
    await close()
  })

  it('what the seller has signed stays as it is, and nothing is said (OPS-44)', async () => {
    const { ops, shop, seller, digest, close, db, fixture } = await begin()
    const { device } = seller
    expect((await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).exitCode).toBe(0)
    const contract = valueOf(await device.contracts.ofOrder((await paidOrder(fixture)).id))
    valueOf(
      await device.identity.begin({ contractId: contract.id, proof: 'bank', fields: { name, residentId, bankCard } }),
    )
    valueOf(await device.identity.finish({ contractId: contract.id, proof: 'bank', code: null }))
    valueOf(await device.signatures.handInConsent(contract.id, valueOf(await device.uploads.picture(SMALL_PNG)).id))
    const [paper] = await db.query<{ id: string }>('SELECT id FROM signing_papers')
    expect((await ops('contracts', 'accept', paper?.id ?? 'none', ...BY)).exitCode).toBe(0)
    valueOf(await device.signatures.confirm(contract.id, await digest(contract.id)))
    valueOf(await device.signatures.sign({ contractId: contract.id, way: 'manual' }, 'signed-for-mother'))
    const signed = await digest(contract.id)
    for (const words of [
      ['set', shop, '--person', '周父', '--resident-id', '110105192512310021'],
      ['clear', shop],
    ]) {
      expect(await ops('owners', ...words, ...BY_BOTH)).toMatchObject({
        exitCode: 1,
        text: expect.stringContaining(contract.number),
      })
    }
    expect(await digest(contract.id)).toBe(signed)
    expect((await findShopOwner(db, BOX, shop))?.name).toBe('周母')
    await close()
  })

  it('the consent of one owner does not sign for the next (CTR-37)', async () => {
    const { ops, db, shop, seller, digest, close, fixture } = await begin()
    const { identity, signatures, contracts, uploads } = seller.device
    expect((await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).exitCode).toBe(0)
    const { id: contractId } = valueOf(await contracts.ofOrder((await paidOrder(fixture)).id))
    const sign = async (key: string) => {
      valueOf(await signatures.confirm(contractId, await digest(contractId)))
      return signatures.sign({ contractId, way: 'manual' }, key)
    }
    const handIn = async () =>
      valueOf(await signatures.handInConsent(contractId, valueOf(await uploads.picture(SMALL_PNG)).id)).seller.papers
    const accept = async () => {
      const [paper] = await db.query<{ id: string }>(
        "SELECT id FROM signing_papers WHERE contract_id = $1 AND standing = 'waiting'",
        [contractId],
      )
      return ops('contracts', 'accept', paper?.id ?? 'none', ...BY)
    }
    valueOf(await identity.begin({ contractId, proof: 'bank', fields: { name, residentId, bankCard } }))
    valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
    await handIn()
    expect((await accept()).exitCode).toBe(0)
    const mothers = valueOf(await contracts.find(contractId)).seller.papers
    expect(mothers).toMatchObject([{ kind: 'consent', standing: { is: 'accepted' } }])
    // The same owner, said once more.
    expect((await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).exitCode).toBe(0)
    expect(valueOf(await contracts.find(contractId)).seller.papers).toEqual(mothers)
    expect(
      (await ops('owners', 'set', shop, '--person', '周父', '--resident-id', '110105192212310038', ...BY_BOTH))
        .exitCode,
    ).toBe(0)
    expect(valueOf(await contracts.find(contractId)).seller).toMatchObject({ papers: [], owner: { name: '周父' } })
    expect(
      await db.query('SELECT what, done_by AS by FROM signing_paper_steps ORDER BY place DESC LIMIT 1'),
    ).toMatchObject([{ what: 'set aside' }])
    expect(reasonOf(await sign('by-the-mothers-leave'))).toBe('signer-mismatch')
    await handIn()
    expect(reasonOf(await sign('nobody-looked-at-it'))).toBe('paper-waiting')
    expect((await accept()).exitCode).toBe(0)
    valueOf(await sign('by-the-fathers-leave'))
    await close()
  })

  it('a shop that is sold as a share in its company is said to be a company’s; taken back, its seller names it (OPS-44, CTR-39)', async () => {
    const { ops, close, fixture } = await begin()
    const shop = await companyShop(fixture)
    await fixture.identify(fixture.seller.userId, { name, residentId })
    const { id } = valueOf(await fixture.seller.device.contracts.ofOrder((await paidOrder(fixture, shop)).id))
    expect(await ops('owners', 'set', shop, ...MOTHER, ...BY_BOTH)).toEqual({
      exitCode: 1,
      text: `Shop ${shop} is sold as a share in its company: say --company and --legal-person.`,
    })
    const owner = async () => valueOf(await fixture.seller.device.contracts.find(id)).seller
    expect(
      (
        await ops(
          'owners',
          'set',
          shop,
          '--company',
          '云禾商贸有限公司',
          '--legal-person',
          '周母',
          '--resident-id',
          '11010519491231002X',
          ...BY_BOTH,
        )
      ).exitCode,
    ).toBe(0)
    expect(await owner()).toMatchObject({ owner: { kind: 'company', name: '云禾商贸有限公司' }, signer: { name } })
    expect((await ops('owners', 'clear', shop, ...BY_BOTH)).exitCode).toBe(0)
    expect(await owner()).toMatchObject({
      owner: { kind: 'company', name: '', legalPerson: { name: '' } },
      signer: { name },
    })
    await close()
  })

  it('nothing is said of a shop that is not there (OPS-44)', async () => {
    const { ops, db, close } = await begin()
    for (const words of [
      ['show', 'nowhere', '--by', 'x'],
      ['set', 'nowhere', ...MOTHER, ...BY_BOTH],
      ['clear', 'nowhere', ...BY_BOTH],
    ]) {
      expect(await ops('owners', ...words)).toEqual({ exitCode: 1, text: 'There is no shop "nowhere".' })
    }
    expect(await db.query('SELECT 1 FROM shop_owner_steps')).toEqual([])
    await close()
  })
})

it.each([
  ['Name one shop', ['show']],
  ['Say also --by', ['show', 'SHOP']],
  ['Say either --person', ['set', 'SHOP', ...BY_BOTH]],
  ['Say either --person', ['set', 'SHOP', ...MOTHER, '--company', 'c', ...BY_BOTH]],
  ['has no --legal-person', ['set', 'SHOP', ...MOTHER, '--legal-person', 'c', ...BY_BOTH]],
  ['Say also --legal-person, --resident-id', ['set', 'SHOP', '--company', 'c', ...BY_BOTH]],
  ['Say also --by, --second, --why', ['set', 'SHOP', ...MOTHER, '--by', ' ']],
  ['--resident-id is', ['set', 'SHOP', '--person', 'a', '--resident-id', '110105194912310020', ...BY_BOTH]],
  ['Say also --second, --why', ['clear', 'SHOP', '--by', 'x']],
  ['--most is', ['list', '--most', '0']],
  ['--which', ['list', '--which', 'all']],
])('a wrong command says what to write instead, "%s": %j (OPS-44)', (words, args) => {
  expect(parseCommand(['owners', ...args])).toMatchObject({ ok: false, failure: expect.stringContaining(words) })
})
