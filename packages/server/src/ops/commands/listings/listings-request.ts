import { fail, ok } from '@diandu/core/kernel'
import { isSellField, SELL_FIELDS } from '@diandu/core/selling'
import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { readWords, reviewListingBy, revision } from './review-listing-by.ts'

const field = required('FIELD', `what it is about: ${SELL_FIELDS.join(', ')}`, (text) => {
  const name = text.trim()
  return isSellField(name) ? ok(name) : fail(`--field is one of ${SELL_FIELDS.join(', ')}.`)
})

export const listingsRequest = defineCommand({
  name: 'listings request',
  meaning: 'asks the seller for more about one field; the listing waits until they hand it in again',
  parameters: { id: oneId, revision, field, words: required('WORDS', 'what the seller reads', readWords('words')), by },
  examples: ['listings request ID --revision 1 --field described --words "请补一张评分页的截图" --by "Li Na"'],
  run: ({ id, revision: read, field: about, words, by: who }, deps) =>
    reviewListingBy(
      { id, revision: read, by: who, says: { kind: 'ask', field: about, words } },
      deps,
      `The seller of ${id} is asked for ${about}.`,
    ),
})
