import { INSPECTED_FIGURES, type InspectedFigure } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { isInspectedFigure } from '@diandu/core/selling'
import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { reviewListingBy, revision } from './review-listing-by.ts'

function readFigures(text: string): Result<readonly InspectedFigure[], string> {
  const names = text.split(',').map((name) => name.trim())
  const known = names.filter(isInspectedFigure)
  return known.length === names.length ? ok(known) : fail(`--figures are of ${INSPECTED_FIGURES.join(', ')}.`)
}

const figures = required('FIGURES', 'whose evidence you have looked at, by name with commas between them', readFigures)

export const listingsConfirm = defineCommand({
  name: 'listings confirm',
  meaning: 'confirms figures by their stored evidence, as another reviewer than the one who inspected them',
  notes: [
    'Once every figure is confirmed, the shop counts as inspected. A figure loses its mark when its seller changes it.',
  ],
  parameters: { id: oneId, revision, figures, by },
  examples: ['listings confirm ID --revision 3 --figures ratings,violations --by "Zhao Min"'],
  run: ({ id, revision: read, figures: confirmed, by: who }, deps) =>
    reviewListingBy(
      { id, revision: read, by: who, says: { kind: 'confirm', figures: confirmed, by: who } },
      deps,
      `Of the listing ${id} is confirmed: ${confirmed.join(', ')}.`,
    ),
})
