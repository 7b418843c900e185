import { PROOFS, type PaperKind, type PaperStanding, type VerdictFault } from '@diandu/core/contracts'
import { createDataBox, signedPictureUrl } from '../account/index.ts'
import { listSigningPaperSteps, reviewPaper, signingPapersOf, waitingPapers } from '../contracts/index.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import type { PaperReviewCommand } from './parse-contract-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

const paperName = (kind: PaperKind): string => (kind === 'consent' ? 'consent' : PROOFS.equity.name.en.toLowerCase())

/** Papers that wait for the house; nothing where none does. */
export async function waitingPapersText({ db, clock }: OpsParts): Promise<readonly string[]> {
  const papers = await waitingPapers(db, clock.now())
  if (papers.length === 0) return []
  const rows = papers.map(({ id, number, kind, party, handedInAt, signBy, shopTitle }) => [id, number, `${paperName(kind)} of the ${party}`, time(handedInAt), signBy === null ? '-' : time(signBy), oneLine(shopTitle)])
  return [tableText(['PAPER', 'CONTRACT', 'TO LOOK AT', 'HANDED IN', 'DAYS TO', 'SHOP'], rows)]
}

/** The papers that stand for a contract, each with the address of its picture, and who did what with them. */
export async function papersOfContractText(contractId: string, { db, clock, dataKey }: OpsParts): Promise<readonly string[]> {
  const [papers, steps] = [await signingPapersOf(db, [contractId]), await listSigningPaperSteps(db, contractId)]
  const box = createDataBox(dataKey)
  const rows = papers.map(({ id, kind, party, handedInAt, standing, digest, pictureId }) => [
    ...[id, `${paperName(kind)} of the ${party}`, time(handedInAt), standingText(standing), digest],
    signedPictureUrl(pictureId, box, clock.now()),
  ])
  const told = steps.map(({ at, what, kind, party, paperId, by, why }) => [time(at), what, `${paperName(kind)} of the ${party}`, paperId, oneLine(by), oneLine(why) || '-'])
  return [
    ...(rows.length === 0 ? [] : [tableText(['PAPER', 'WHAT', 'HANDED IN', 'STANDS', 'SHA-256', 'PICTURE'], rows)]),
    ...(told.length === 0 ? [] : [tableText(['WHEN', 'DONE', 'WITH', 'PAPER', 'BY', 'WHY'], told)]),
  ]
}

const standingText = (standing: PaperStanding): string => (standing.is === 'waiting' ? 'waits' : `${standing.is} ${time(standing.at)}`)

export async function reviewPaperText({ name, paper: id, by, why }: PaperReviewCommand, { db, clock, dataKey }: OpsParts): Promise<OpsAnswer> {
  const verdict = name === 'contracts accept' ? 'accepted' : 'refused'
  const reviewed = await reviewPaper(db, { id, verdict, by, why, at: clock.now() }, createDataBox(dataKey))
  if (!reviewed.ok) return { exitCode: 1, text: FAULTS[reviewed.failure] }
  const { kind, party } = reviewed.value
  const follows = verdict === 'accepted' ? 'They can sign upon it' : 'They read why, and can hand in another one'
  return done(`The ${paperName(kind)} of the ${party} is ${verdict}. ${follows}.`)
}

const FAULTS: Readonly<Record<VerdictFault, string>> = {
  'other-paper': 'No such paper stands: another one was handed in since, or there never was one. "contracts list" shows those that wait.',
  settled: 'This paper was decided on before.',
  signed: 'It is signed upon already.',
  ended: 'The contract has ended.',
  unnamed: 'It cannot be accepted yet: whose it is, or whom it lets sign, is not known. It can be refused.',
  'no-reason': 'Say also --why.',
}
