import {
  documentOf,
  type ContractView,
  type SupportingDocumentKind,
  type Proof,
  type ProofField,
} from '../src/contracts/index.ts'
import type { Result } from '../src/kernel/index.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, type SigningTable } from './signing-table.ts'
import { valueOf } from './fixture-steps.ts'

const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const
type Role = keyof typeof IDENTITIES

export const fieldsFor = (role: Role): Readonly<Partial<Record<ProofField, string>>> => IDENTITIES[role]

/** Proves who a party is, by four elements unless another way is named. */
export async function prove(table: SigningTable, role: Role, proof: Proof = 'four-elements'): Promise<ContractView> {
  const { identity } = table[role]
  const { contractId } = table
  const begun = valueOf(
    await identity.begin({
      contractId,
      proof,
      fields: { ...fieldsFor(role), ...(await documentsFor(table, role, proof)) },
    }),
  )
  if (begun.next === 'page') await table.decide(role, 'matches')
  const code = begun.next === 'code' ? ((await table.readCode(IDENTITIES[role].mobile)) ?? '') : null
  return valueOf(await identity.finish({ contractId, proof, code }))
}

async function documentsFor(
  table: SigningTable,
  role: Role,
  proof: Proof,
): Promise<Readonly<Partial<Record<ProofField, string>>>> {
  switch (proof) {
    case 'photo':
      return { idFront: await table.upload(role, 1), idBack: await table.upload(role, 2) }
    case 'legal-representative':
      return SELLER_COMPANY
    case 'equity':
      return { equityPaper: await table.upload(role) }
    default:
      return {}
  }
}

/**
 * The platform reviews the current document of a party, and accepts it, or refuses it for a reason; the result shows
 * whether it could.
 */
export async function reviewDocumentStep(
  table: SigningTable,
  role: Role,
  kind: SupportingDocumentKind,
  refusedFor: string | null = null,
): Promise<Result<unknown, unknown>> {
  const paper = documentOf(valueOf(await table[role].contracts.find(table.contractId))[role], kind)
  return table.decideDocument({ party: role, kind, digest: paper?.digest ?? '', refusedFor })
}

/** Confirms that the current document was read. */
export async function read(table: SigningTable, role: Role): Promise<void> {
  const { digest } = valueOf(await table[role].contracts.pages(table.contractId))
  valueOf(await table[role].signatures.confirm(table.contractId, digest))
}

export async function sign(
  table: SigningTable,
  role: Role,
  key: string,
  way: 'manual' | 'next' = 'manual',
): Promise<Result<ContractView>> {
  await read(table, role)
  return signUnread(table, role, key, way)
}

export const signUnread = (
  table: SigningTable,
  role: Role,
  key: string,
  way: 'manual' | 'next' = 'manual',
): Promise<Result<ContractView>> => table[role].signatures.sign({ contractId: table.contractId, way }, key)

export const secretOf = (url: string): string => new URL(url, 'https://diandu.example').searchParams.get('link') ?? ''

export const DIFFERENT_CODE: Readonly<Record<string, string>> = { '000000': '000001' }
