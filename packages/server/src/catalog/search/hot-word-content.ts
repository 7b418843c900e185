import { MAX_SEARCH_LENGTH } from '@diandu/core/catalog'
import * as v from 'valibot'
import { fileContent, repeatedAt } from '../../content/index.ts'

const MAX_PINNED = 10
const MAX_HIDDEN = 500
const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_SEARCH_LENGTH))

const choice = v.strictObject({
  pinned: v.pipe(v.array(word), v.maxLength(MAX_PINNED, `最多 ${MAX_PINNED} 个 / ${MAX_PINNED} at most`)),
  hidden: v.pipe(v.array(word), v.maxLength(MAX_HIDDEN, `最多 ${MAX_HIDDEN} 个 / ${MAX_HIDDEN} at most`)),
})

/** Which words stand first under the search, and which are shown there never. */
export type HotWordChoice = v.InferOutput<typeof choice>

export const HOT_WORDS_ID = 'search'

export const hotWordContent = fileContent({
  kind: 'hot-words',
  schema: choice,
  files: { [HOT_WORDS_ID]: { title: '搜索热词 Hot words of the search', value: { pinned: [], hidden: [] } } },
  made: (value): HotWordChoice => value,
  complaints: ({ pinned, hidden }) => [
    ...repeatedAt(pinned).map((at) => ({ at: ['pinned', at], zh: '重复', en: 'it is there twice' })),
    ...pinned.flatMap((one, at) =>
      hidden.includes(one) ? [{ at: ['pinned', at], zh: '同时在 hidden 中', en: 'it is hidden too' }] : [],
    ),
  ],
})
