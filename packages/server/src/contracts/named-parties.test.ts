import { BUYER_IDENTITY, paidOrder, SELLER_IDENTITY, valueOf, type Person } from '@diandu/core/testing'
import { maskedNumber, type ContractId, type Signatory, type ContractRecord } from '@diandu/core/contracts'
import { describe, expect, it } from 'vitest'
import { createDataBox } from '../crypto/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { readSignatures } from '../integrations/signing/testing/read-signatures.ts'
import { runPoppler, hasPoppler } from '../pdf/testing/poppler.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../settings.ts'
import { latestContractPdf } from './pdf/contract-pdf-store.ts'
import { markOf } from './signing-marks.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const plain = (text: string): string => text.replaceAll(/[\s\u2000-\u200f]/g, '')

const NOON = Date.parse('2026-03-11T12:00:00+08:00')
const SIGNER = { name: SELLER_IDENTITY.name, residentId: SELLER_IDENTITY.residentId }
const MOTHER = { name: '周母', residentId: '110105192512310023' }
const BUYER: Signatory = {
  party: 'buyer',
  owner: { kind: 'person', name: '林晓', legalPerson: BUYER_IDENTITY },
  signer: BUYER_IDENTITY,
  proofs: ['bank'],
  papers: [],
}

describe('A mark', () => {
  it.each([
    ['their own', { kind: 'person', name: SIGNER.name, legalPerson: SIGNER }, []],
    [
      'their company’s',
      { kind: 'company', name: '云禾商贸有限公司', legalPerson: SIGNER },
      ['云禾商贸有限公司 法定代表人'],
    ],
    [
      'another person’s',
      { kind: 'person', name: MOTHER.name, legalPerson: MOTHER },
      ['代 周母（身份证号 110*************23）签署'],
    ],
    [
      'another company’s',
      { kind: 'company', name: '云禾商贸有限公司', legalPerson: MOTHER },
      ['代表 云禾商贸有限公司'],
    ],
  ] as const)('says who signs for a shop that is %s (CTR-54)', (_, owner, behalf) => {
    const seller: Signatory = {
      party: 'seller',
      owner,
      signer: SIGNER,
      proofs: ['three-elements', 'photo'],
      papers: [],
    }
    const contract = {
      seller,
      buyer: BUYER,
      signatures: [
        { party: 'seller', way: 'next', at: NOON },
        { party: 'buyer', way: 'next', at: NOON + 60_000 },
        { party: 'house', way: 'seal', at: NOON + 60_000 },
      ],
    } as unknown as ContractRecord
    const evidence = [
      { kind: 'identity', party: 'seller', keptAt: NOON - 2000 },
      { kind: 'identity', party: 'seller', keptAt: NOON - 1000 },
    ] as unknown as Parameters<typeof markOf>[0]['evidence']
    const proven = '三要素短信认证、身份证照片 2026-03-11 11:59:59'
    expect(markOf({ contract, party: 'seller', evidence, strokes: [] })).toEqual({
      name: '周正',
      lines: ['身份证号 110*************2X', ...behalf, proven, '签署时间 2026-03-11 12:00:00 (UTC+8)'],
      strokes: [],
    })
    const { lines } = markOf({ contract, party: 'house', evidence, strokes: [[[0, 0]]] })
    expect(lines).toEqual([
      '本合同由以下各方签署，身份均经实名认证：',
      ['甲方', '周正', '身份证号 110*************2X', ...behalf].join('　'),
      `　　　${proven}　2026-03-11 12:00:00 签署`,
      '乙方　林晓　身份证号 440*************14',
      '　　　银行卡认证　2026-03-11 12:01:00 签署',
      '丙方　店渡网络科技有限公司　电子签章　签署时间 2026-03-11 12:01:00 (UTC+8)',
    ])
  })
})

describe.skipIf(!hasPoppler())('The parties of a contract', () => {
  describeOnEachEngine('on its face', (openDatabase) => {
    it('a contract signed by all names both parties with their numbers, also a buyer who was unknown when the seller signed (CTR-54)', async () => {
      const db = await openDatabase()
      const fixture = await openServerFixture(db)
      const { seller, buyer } = fixture
      const { id } = valueOf(await buyer.device.contracts.ofOrder((await paidOrder(fixture)).id))
      const paper = async () => (await latestContractPdf(db, box, id))?.bytes ?? Buffer.of()
      const textNow = async () => plain(runPoppler('pdftotext', await paper(), ['-raw'], ['-']))
      await proveAndSign(fixture, seller, SELLER_IDENTITY, id)
      const [sellerNumber, buyerNumber] = [SELLER_IDENTITY, BUYER_IDENTITY].map(({ residentId }) =>
        maskedNumber(residentId),
      )
      expect(await textNow()).toContain('乙方（受让方）姓名与证件号以签署页乙方签署栏及丙方签章栏所载为准')
      expect(await textNow()).toContain(plain(`甲方（转让方）${SELLER_IDENTITY.name}身份证号${sellerNumber}`))
      expect(await textNow()).not.toContain(BUYER_IDENTITY.name)
      await proveAndSign(fixture, buyer, BUYER_IDENTITY, id)
      expect(valueOf(await seller.device.contracts.find(id)).status).toBe('all-signed')
      const text = await textNow()
      // Once where they sign, once where the platform says who has signed.
      for (const [person, number] of [
        [SELLER_IDENTITY, sellerNumber],
        [BUYER_IDENTITY, buyerNumber],
      ] as const) {
        expect(text).toContain(plain(`${person.name}身份证号${number}四要素短信认证`))
        expect(text).toContain(
          plain(`${person === SELLER_IDENTITY ? '甲方' : '乙方'}${person.name}身份证号${number}四要素短信认证2026-`),
        )
        expect(text).not.toContain(person.residentId)
      }
      expect(text).toContain('丙方店渡网络科技有限公司电子签章签署时间2026-')
      expect(readSignatures(await paper())).toMatchObject([
        { field: 'seller', isValid: true },
        { field: 'buyer', isValid: true },
        { field: 'house', isValid: true, isWhole: true },
      ])
      await fixture.close()
    })
  })
})

async function proveAndSign(
  fixture: Awaited<ReturnType<typeof openServerFixture>>,
  { device }: Person,
  who: typeof BUYER_IDENTITY | typeof SELLER_IDENTITY,
  id: ContractId,
): Promise<void> {
  const { identity, signatures, contracts } = device
  valueOf(await identity.begin({ contractId: id, proof: 'four-elements', fields: who }))
  valueOf(
    await identity.finish({ contractId: id, proof: 'four-elements', code: (await fixture.readCode(who.mobile)) ?? '' }),
  )
  valueOf(await signatures.confirm(id, valueOf(await contracts.pages(id)).digest))
  valueOf(await signatures.sign({ contractId: id, way: 'next' }, `sign-for-${who.mobile}`))
}
