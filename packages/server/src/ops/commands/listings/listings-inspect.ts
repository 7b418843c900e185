import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { INSPECTED_FIGURES } from '@diandu/core/catalog'
import { MIN_PICTURE_SIDE } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { isInspectedFigure, MAX_EVIDENCE_BYTES } from '@diandu/core/selling'
import { createDataBox } from '../../../crypto/index.ts'
import { inspectFigure, isEvidence } from '../../../selling/index.ts'
import { defineCommand } from '../../define-command.ts'
import { notDone } from '../../ops-deps.ts'
import { by, oneId, required, trimmed } from '../../parameters.ts'
import { answerOfReview, revision } from './review-listing-by.ts'

const figure = required('FIGURE', `what the file shows, one of ${INSPECTED_FIGURES.join(', ')}`, (text) => {
  const name = text.trim()
  return isInspectedFigure(name) ? ok(name) : fail(`--figure is one of ${INSPECTED_FIGURES.join(', ')}.`)
})

export const listingsInspect = defineCommand({
  name: 'listings inspect',
  meaning: 'stores the file by which an inspector has checked one figure; another reviewer confirms it',
  notes: [
    'A file shows one figure of a listing. Until "listings confirm" the figure stays the seller’s, and there is no seal.',
  ],
  parameters: {
    id: oneId,
    revision,
    figure,
    file: required('FILE', 'a screenshot or document of at most 5 MB: PDF, JPEG or PNG', trimmed),
    by,
  },
  examples: ['listings inspect ID --revision 1 --figure ratings --file ratings.png --by "Li Na"'],
  async run({ id, revision: read, figure: shown, file, by: who }, deps) {
    const { db, clock, dataKey } = deps
    const bytes = await readEvidence(file)
    if (!bytes.ok) return notDone(bytes.failure)
    const inspection = { id, revision: read, by: who, figure: shown, name: basename(file), bytes: bytes.value }
    const stored = await inspectFigure(db, { ...inspection, at: clock.now() }, createDataBox(dataKey))
    return answerOfReview(id, stored, `The evidence of ${shown} of ${id} is stored. Another reviewer confirms it.`)
  },
})

async function readEvidence(path: string): Promise<Result<Uint8Array, string>> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > MAX_EVIDENCE_BYTES) return fail(`${path} is larger than 5 MB.`)
    if (await isEvidence(bytes)) return ok(bytes)
    return fail(
      `${path} is no PDF, and no JPEG or PNG of at least ${MIN_PICTURE_SIDE} × ${MIN_PICTURE_SIDE} pixels that can be read.`,
    )
  } catch {
    return fail(`${path} cannot be read where the database is.`)
  }
}
