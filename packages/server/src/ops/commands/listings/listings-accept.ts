import { defineCommand } from '../../define-command.ts'
import { by, oneId } from '../../parameters.ts'
import { reviewListingBy, revision } from './review-listing-by.ts'

export const listingsAccept = defineCommand({
  name: 'listings accept',
  meaning: 'puts a listing on the market; from now on every visitor finds it',
  parameters: { id: oneId, revision, by },
  examples: ['listings accept ID --revision 1 --by "Li Na"'],
  run: ({ id, revision: read, by: who }, deps) =>
    reviewListingBy(
      { id, revision: read, by: who, says: { kind: 'accept' } },
      deps,
      `The listing ${id} is on sale now.`,
    ),
})
