import { PROOFS, type ContractView, type Proof } from '../../src/contracts/index.ts'
import { BUYER_IDENTITY, SELLER_IDENTITY } from '../signing-table.ts'

export type Role = ContractView['role']

export const EVERY_PROOF = Object.keys(PROOFS) as Proof[]
export const PICTURES = ['idFront', 'idBack', 'equityPaper'] as const
export const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const
