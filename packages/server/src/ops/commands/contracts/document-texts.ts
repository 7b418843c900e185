import { PROOFS, type SupportingDocumentKind, type DocumentStanding } from '@diandu/core/contracts'
import { signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { listSupportingDocumentSteps, supportingDocumentsOf, waitingDocuments } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import type { OpsDeps } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const documentName = (kind: SupportingDocumentKind): string =>
  kind === 'consent' ? 'consent' : PROOFS.equity.name.en.toLowerCase()

/** Documents that wait for the platform; nothing where none does. */
export async function waitingDocumentsText({ db, clock }: OpsDeps): Promise<readonly string[]> {
  const papers = await waitingDocuments(db, clock.now())
  if (papers.length === 0) return []
  const rows = papers.map(({ id, number, kind, party, handedInAt, signBy, shopTitle }) => [
    id,
    number,
    `${documentName(kind)} of the ${party}`,
    time(handedInAt),
    signBy === null ? '-' : time(signBy),
    oneLine(shopTitle),
  ])
  return [tableText(['PAPER', 'CONTRACT', 'TO LOOK AT', 'HANDED IN', 'DAYS TO', 'SHOP'], rows)]
}

/** The documents that stand for a contract, each with the address of its picture, and who did what with them. */
export async function documentsOfContractText(
  contractId: string,
  { db, clock, dataKey }: OpsDeps,
): Promise<readonly string[]> {
  const [papers, steps] = [
    await supportingDocumentsOf(db, [contractId]),
    await listSupportingDocumentSteps(db, contractId),
  ]
  const box = createDataBox(dataKey)
  const rows = papers.map(({ id, kind, party, handedInAt, standing, digest, pictureId }) => [
    id,
    `${documentName(kind)} of the ${party}`,
    time(handedInAt),
    standingText(standing),
    digest,
    signedPictureUrl(pictureId, box, clock.now()),
  ])
  const stepRows = steps.map(({ at, what, kind, party, documentId, by, why }) => [
    time(at),
    what,
    `${documentName(kind)} of the ${party}`,
    documentId,
    oneLine(by),
    oneLine(why) || '-',
  ])
  return [
    ...(rows.length === 0 ? [] : [tableText(['PAPER', 'WHAT', 'HANDED IN', 'STANDS', 'SHA-256', 'PICTURE'], rows)]),
    ...(stepRows.length === 0 ? [] : [tableText(['WHEN', 'DONE', 'WITH', 'PAPER', 'BY', 'WHY'], stepRows)]),
  ]
}

const standingText = (standing: DocumentStanding): string =>
  standing.is === 'waiting' ? 'waits' : `${standing.is} ${time(standing.at)}`
