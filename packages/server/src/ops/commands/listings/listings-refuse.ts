import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { readWords, reviewListingBy, revision } from './review-listing-by.ts'

export const listingsRefuse = defineCommand({
  name: 'listings refuse',
  meaning: 'refuses a listing, or takes one without an open order off the market; its seller reads why',
  parameters: { id: oneId, revision, why: required('REASON', 'the reason; the seller reads it', readWords('why')), by },
  examples: ['listings refuse ID --revision 1 --why "店铺已经关闭" --by "Li Na"'],
  run: ({ id, revision: read, why, by: who }, deps) =>
    reviewListingBy(
      { id, revision: read, by: who, says: { kind: 'refuse', why } },
      deps,
      `The listing ${id} is refused; its seller reads why.`,
    ),
})
