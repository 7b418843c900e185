import type { VerdictFault } from '@diandu/core/contracts'
import { createDataBox } from '../../../crypto/index.ts'
import { reviewDocument as keepVerdict } from '../../../contracts/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { by, why, word } from '../../parameters.ts'
import { documentName } from './document-texts.ts'

/** A reviewer's decision on one revision of a document. */
export const DOCUMENT_REVIEW = {
  paper: word(
    'PAPER',
    'the paper’s id, as "contracts show" shows it beside the picture',
    'Say which paper, by its id: "contracts show" shows it beside the picture.',
  ),
  by,
  why,
} as const

export async function reviewDocument(
  { paper: id, by: reviewer, why: reason }: { readonly paper: string; readonly by: string; readonly why: string },
  verdict: 'accepted' | 'refused',
  { db, clock, dataKey }: OpsDeps,
): Promise<OpsAnswer> {
  const decided = { id, verdict, by: reviewer, why: reason, at: clock.now() }
  const reviewed = await keepVerdict(db, decided, createDataBox(dataKey))
  if (!reviewed.ok) return notDone(FAULTS[reviewed.failure])
  const { kind, party } = reviewed.value
  const follows = verdict === 'accepted' ? 'They can sign upon it' : 'They read why, and can hand in another one'
  return done(`The ${documentName(kind)} of the ${party} is ${verdict}. ${follows}.`)
}

const FAULTS: Readonly<Record<VerdictFault, string>> = {
  'other-paper':
    'There is no such document: another one was handed in since, or there never was one. "contracts list" shows those that wait.',
  settled: 'This document was decided on before.',
  signed: 'The contract is signed on its basis already.',
  ended: 'The contract has ended.',
  unnamed: 'It cannot be accepted yet: whose it is, or whom it lets sign, is not known. It can be refused.',
  'no-reason': 'Say also --why.',
}
