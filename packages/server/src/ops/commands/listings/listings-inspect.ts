import { fail, ok, type Result } from '@diandu/core/kernel'
import { INSPECTED_FIGURES, isInspectedFigure, type InspectedFigure } from '@diandu/core/selling'
import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { reviewListingBy, revision } from './review-listing-by.ts'

function readFigures(text: string): Result<readonly InspectedFigure[], string> {
  const names = text.split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'all') return ok(INSPECTED_FIGURES)
  const known = names.filter(isInspectedFigure)
  return known.length === names.length ? ok(known) : fail(`--figures is all, or of ${INSPECTED_FIGURES.join(', ')}.`)
}

const figures = required('FIGURES', `all, or with commas between them: ${INSPECTED_FIGURES.join(', ')}`, readFigures)

export const listingsInspect = defineCommand({
  name: 'listings inspect',
  meaning: 'marks figures as confirmed by an inspector; a figure loses its mark when its seller changes it',
  notes: ['Once all are confirmed, the shop as a whole counts as inspected.'],
  parameters: { id: oneId, revision, figures, by },
  examples: ['listings inspect ID --revision 1 --figures ratings,violations --by "Li Na"'],
  run: ({ id, revision: read, figures: confirmed, by: who }, deps) =>
    reviewListingBy(
      { id, revision: read, by: who, says: { kind: 'inspect', figures: confirmed } },
      deps,
      `Of the listing ${id} is confirmed: ${confirmed.join(', ')}.`,
    ),
})
