import { describe, expect, it } from 'vitest'
import { aContractRecord } from '../../../testing/a-contract-record.ts'
import { aContract, aSignatory, aSupportingDocument, signedBy } from '../../../testing/an-agreed-contract.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY } from '../../../testing/signing-table.ts'
import { fail } from '../../kernel/index.ts'
import {
  codeRefusal,
  decideProof,
  decideProofPictures,
  decideProven,
  decideUnbegun,
  noProofPage,
  noProofPicture,
  proofPictures,
  UNKNOWN_OWNER,
  type ContractRecord,
  type FinishedProof,
  type GivenProof,
  type Proof,
  type Signatory,
} from '../index.ts'

const OFFERED: readonly Proof[] = ['four-elements', 'bank', 'legal-representative', 'equity']
const seller = aSignatory('seller', { proofs: [] })
const unknown = aSignatory('seller', { owner: UNKNOWN_OWNER, signer: UNKNOWN_OWNER.legalPerson, proofs: [] })
const ofCompany = (name: string): Signatory => ({ ...seller, owner: { ...seller.owner, kind: 'company', name } })
const mismatch = { ok: false, failure: { kind: 'signer-mismatch' } }

describe('decideProof', () => {
  it('takes what is about the one who is known there (CTR-5)', () => {
    expect(decideProof(seller, OFFERED, { proof: 'bank', fields: SELLER_IDENTITY })).toEqual({ ok: true, value: null })
    expect(decideProof(unknown, OFFERED, { proof: 'bank', fields: BUYER_IDENTITY })).toMatchObject({ ok: true })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  it.each<readonly [string, Signatory, GivenProof, object]>([
    [
      'a person’s proof of a company',
      ofCompany('甲'),
      { proof: 'photo', fields: BUYER_IDENTITY },
      refusedAs('bad-parameter', 'proof'),
    ],
    [
      'a proof that nobody checks here',
      seller,
      { proof: 'photo', fields: BUYER_IDENTITY },
      { failure: { reason: 'bad-parameter', message: '暂不支持这种认证方式，请换一种', field: 'proof' } },
    ],
    ['another person', seller, { proof: 'bank', fields: { ...BUYER_IDENTITY, companyName: '乙' } }, mismatch],
    [
      'another company',
      ofCompany('甲'),
      { proof: 'legal-representative', fields: { ...SELLER_IDENTITY, ...SELLER_COMPANY } },
      refusedAs('bad-parameter', 'companyName'),
    ],
  ])('refuses %s (CTR-15, CTR-33, CTR-36)', (_, signatory, given, failure) => {
    expect(decideProof(signatory, OFFERED, given)).toMatchObject(failure)
  })
})

describe('the pictures of a proof', () => {
  it('are those among what was given, each with its field (INP-13)', () => {
    expect(proofPictures({ name: '周', idBack: 'b', idFront: 'a' })).toEqual([
      ['idFront', 'a'],
      ['idBack', 'b'],
    ])
    expect(fail(noProofPicture('idBack'))).toMatchObject(refusedAs('not-found', 'idBack'))
  })

  it('each show something else; the later one is named (INP-13)', () => {
    expect(
      decideProofPictures(seller, 'photo', [
        ['idFront', 'a'],
        ['idBack', 'b'],
      ]),
    ).toEqual({ ok: true, value: null })
    expect(
      decideProofPictures(seller, 'photo', [
        ['idFront', 'a'],
        ['idBack', 'a'],
      ]),
    ).toMatchObject(refusedAs('same-picture', 'idBack'))
  })

  it('a proof of equity that was refused before is not taken again, and others are not looked at as one (CTR-43)', () => {
    const refused = aSupportingDocument('equity', { is: 'refused', at: NOON, reason: '看不清' })
    const before = { ...seller, papers: [refused] }
    const shown = [['equityPaper', refused.digest]] as const
    expect(decideProofPictures(before, 'equity', shown)).toMatchObject(refusedAs('paper-refused', 'equityPaper'))
    expect(decideProofPictures(before, 'equity', [['equityPaper', 'b']])).toMatchObject({ ok: true })
    expect(decideProofPictures(before, 'photo', shown)).toMatchObject({ ok: true })
    expect(decideProofPictures(before, 'equity', [])).toMatchObject({ ok: true })
  })
})

describe('decideProven', () => {
  const contract = aContractRecord(aContract({ seller: unknown }))
  const FINISHED: FinishedProof<ContractRecord> = {
    contract,
    party: 'seller',
    proof: 'bank',
    fields: SELLER_IDENTITY,
    equityDigest: undefined,
    at: NOON,
  }
  const decide = (change: Partial<FinishedProof<ContractRecord>>) => decideProven({ ...FINISHED, ...change })

  it('a party without an identity gets the one they proved, and the document names them (CTR-30)', () => {
    const { name } = SELLER_IDENTITY
    expect(decide({})).toMatchObject({
      ok: true,
      value: { isRenamed: true, contract: { seller: { owner: { name }, signer: { name }, proofs: ['bank'] } } },
    })
    expect(decide({ contract: aContractRecord(aContract({ seller })) })).toMatchObject({ value: { isRenamed: false } })
  })

  it('the document of a contract with a signature is not rendered again (CTR-29)', () => {
    const buyer = { ...unknown, party: 'buyer' } as const
    const half = aContractRecord(signedBy(aContract({ buyer }), 'seller'))
    expect(decide({ contract: half, party: 'buyer', fields: BUYER_IDENTITY })).toMatchObject({
      value: { isRenamed: false, contract: { buyer: { signer: { name: BUYER_IDENTITY.name } } } },
    })
  })

  it('a proof begun before the parties were known is not finished as another person (CTR-15, CTR-33)', () => {
    const known = aContractRecord(aContract({ seller }))
    expect(decide({ contract: known, fields: BUYER_IDENTITY })).toMatchObject(mismatch)
    const ofOther = aContractRecord(aContract({ seller: ofCompany('甲') }))
    const fields = { ...SELLER_IDENTITY, ...SELLER_COMPANY }
    expect(decide({ contract: ofOther, fields })).toMatchObject(refusedAs('bad-parameter', 'companyName'))
  })

  it('a proof of equity is a document that waits, and stops the days of the buyer who needs it (CTR-41, CTR-70)', () => {
    const equity = { proof: 'equity', fields: {}, equityDigest: 'a'.repeat(64) } as const
    const company = aSignatory('buyer', {
      owner: { ...ofCompany('甲').owner, legalPerson: aSignatory('buyer').signer },
    })
    const half = aContractRecord(signedBy(aContract({ buyer: company }), 'seller'))
    expect(decide({ ...equity, contract: half, party: 'buyer', at: NOON + 7 })).toMatchObject({
      value: {
        contract: {
          signHeldSince: NOON + 7,
          buyer: { proofs: ['bank', 'equity'], papers: [{ kind: 'equity', standing: { is: 'waiting' } }] },
        },
      },
    })
    const settled = aContractRecord(
      aContract({ seller: { ...ofCompany('甲'), papers: [{ ...aSupportingDocument('equity'), digest: 'b' }] } }),
    )
    expect(decide({ ...equity, contract: settled })).toMatchObject(refusedAs('papers-settled', 'equityPaper'))
  })

  it('of a contract that has ended by now no days stand still (CTR-25)', () => {
    expect(decide({ contract: { ...contract, orderStatus: 'refunded' } })).toMatchObject({
      value: { contract: { status: 'void', signHeldSince: null } },
    })
  })
})

describe('what a proof is told', () => {
  it('finished twice on a page elsewhere it says the same twice, and any other is to be begun again (CTR-35)', () => {
    const proven = aContractRecord(aContract({ seller: { ...seller, proofs: ['high', 'bank'] } }))
    expect(decideUnbegun(proven, 'seller', 'high')).toEqual({ ok: true, value: proven })
    expect(decideUnbegun(proven, 'seller', 'bank')).toMatchObject(refusedAs('bad-parameter', 'proof'))
    expect(decideUnbegun(aContractRecord(), 'seller', 'high')).toMatchObject({ failure: { message: '请重新认证' } })
  })

  it('each answer has its words (CTR-13, CTR-35)', () => {
    expect([codeRefusal('wrong'), codeRefusal('spent'), noProofPage()].map(fail)).toMatchObject([
      refusedAs('code-wrong', 'code'),
      refusedAs('code-spent', 'code'),
      refusedAs('bad-parameter', 'contractId'),
    ])
  })
})
