import { createHash } from 'node:crypto'
import type { DataBox } from '../../crypto/index.ts'
import { insertRow, type Queries } from '../../database/index.ts'

export interface ContractPdfRecord {
  readonly version: number
  readonly digest: string
  readonly bytes: Uint8Array
}

interface ContractPdfRow {
  readonly version: number
  readonly digest: string
  readonly sealed: Uint8Array
}

export const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** The document as it is now. What opens is what was put in, or nothing opens. */
export async function latestContractPdf(
  db: Queries,
  box: DataBox,
  contractId: string,
): Promise<ContractPdfRecord | undefined> {
  const [row] = await db.query<ContractPdfRow>(
    'SELECT version, digest, sealed FROM contract_papers WHERE contract_id = $1 ORDER BY version DESC LIMIT 1',
    [contractId],
  )
  return row === undefined ? undefined : opened(row, box, contractId)
}

export async function lastDigest(db: Queries, contractId: string): Promise<string | undefined> {
  return (
    await db.query<{ digest: string }>(
      'SELECT digest FROM contract_papers WHERE contract_id = $1 ORDER BY version DESC LIMIT 1',
      [contractId],
    )
  )[0]?.digest
}

export async function findContractPdf(
  db: Queries,
  box: DataBox,
  contractId: string,
  digest: string,
): Promise<ContractPdfRecord | undefined> {
  const [row] = await db.query<ContractPdfRow>(
    'SELECT version, digest, sealed FROM contract_papers WHERE contract_id = $1 AND digest = $2 ORDER BY version LIMIT 1',
    [contractId, digest],
  )
  return row === undefined ? undefined : opened(row, box, contractId)
}

/** Two that write the same version at once: the second one fails. */
export async function insertContractPdf(
  db: Queries,
  box: DataBox,
  contractId: string,
  version: number,
  bytes: Uint8Array,
  madeAt: number,
): Promise<ContractPdfRecord> {
  const digest = digestOf(bytes)
  await insertRow(db, 'contract_papers', {
    contractId,
    version,
    digest,
    sealed: box.seal(bytes, aboutContractPdf(contractId, version)),
    madeAt,
  })
  return { version, digest, bytes }
}

function opened({ version, digest, sealed }: ContractPdfRow, box: DataBox, contractId: string): ContractPdfRecord {
  return { version, digest, bytes: box.open(sealed, aboutContractPdf(contractId, version)) }
}

const aboutContractPdf = (contractId: string, version: number): string => aboutVersion(`${contractId} ${version}`)

export const aboutVersion = (place: string): string => `paper ${place}`
