import type { Name } from '../kernel/index.ts'

/** Ways for people and companies to prove their identity (spec §7). */
export const PROOFS = {
  'on-record': {
    of: 'person',
    by: 'code',
    name: { zh: '已有的实名认证', en: 'Identity shown before' },
    requests: [],
  },
  high: {
    of: 'person',
    by: 'page',
    name: { zh: '高级实名认证（刷脸）', en: 'Face check' },
    requests: ['name', 'residentId'],
  },
  'four-elements': {
    of: 'person',
    by: 'code',
    name: { zh: '四要素短信认证', en: 'ID, bank card and text code' },
    requests: ['name', 'residentId', 'bankCard', 'mobile'],
  },
  'three-elements': {
    of: 'person',
    by: 'code',
    name: { zh: '三要素短信认证', en: 'ID, phone number and text code' },
    requests: ['name', 'residentId', 'mobile'],
  },
  bank: {
    of: 'person',
    by: 'bank',
    name: { zh: '银行卡认证', en: 'Bank card' },
    requests: ['name', 'residentId', 'bankCard'],
  },
  photo: {
    of: 'person',
    by: 'picture',
    name: { zh: '身份证照片', en: 'ID card photos' },
    requests: ['idFront', 'idBack'],
  },
  'legal-representative': {
    of: 'company',
    by: 'code',
    name: { zh: '企业法定代表人认证', en: 'Legal representative' },
    requests: ['companyName', 'creditCode', 'name', 'residentId', 'mobile'],
  },
  equity: { of: 'company', by: 'paper', name: { zh: '股权证明', en: 'Proof of equity' }, requests: ['equityPaper'] },
} as const satisfies Record<string, ProofKind>

interface ProofKind {
  readonly of: 'person' | 'company'
  /**
   * How it is completed: a code that was sent, the bank's answer, a recognised picture, a page of another provider, or
   * a document that is kept with the contract.
   */
  readonly by: 'code' | 'bank' | 'picture' | 'page' | 'paper'
  readonly name: Name
  readonly requests: readonly ProofField[]
}

export type ProofField =
  | 'name'
  | 'residentId'
  | 'bankCard'
  | 'mobile'
  | 'idFront'
  | 'idBack'
  | 'companyName'
  | 'creditCode'
  | 'equityPaper'
export type Proof = keyof typeof PROOFS

export const isProof = (text: string): text is Proof => Object.hasOwn(PROOFS, text)

/**
 * Sufficient sets of proofs, the least demanding first: an identity that was proven before, then a face check. Three
 * elements show only that the mobile is the person's; with a photo they are as good as four.
 */
const ENOUGH: Readonly<Record<'person' | 'company', readonly (readonly Proof[])[]>> = {
  person: [['on-record'], ['high'], ['four-elements'], ['bank'], ['three-elements', 'photo']],
  company: [['legal-representative', 'equity']],
}

export const isProven = (kind: 'person' | 'company', proofs: readonly Proof[]): boolean =>
  ENOUGH[kind].some((row) => row.every((proof) => proofs.includes(proof)))

/**
 * Proofs that are still open to choose, those that complete a begun set first: none once a set is complete, and none
 * that cannot be completed with the proofs in `offered`.
 */
export function openProofs(
  kind: 'person' | 'company',
  proofs: readonly Proof[],
  offered: readonly Proof[],
): readonly Proof[] {
  if (isProven(kind, proofs)) return []
  const isBegun = (row: readonly Proof[]): boolean => row.some((proof) => proofs.includes(proof))
  const ways = ENOUGH[kind].filter((row) => row.every((proof) => offered.includes(proof) || proofs.includes(proof)))
  const rows = [...ways.filter(isBegun), ...ways.filter((row) => !isBegun(row))]
  return [...new Set(rows.flat())].filter((proof) => !proofs.includes(proof))
}
