import { createWordCheck, type WordList } from '@diandu/core/tools'
import { getProhibitedWords } from '@diandu/wire'
import { fileContent, type Complaint } from '../content/index.ts'
import prohibitedWords from './data/prohibited-words.json' with { type: 'json' }

export const WORDS_ID = 'prohibited-words'

const made = (list: WordList) => ({ list, check: createWordCheck(list) })

/** A word that is prohibited must not be suggested in the place of another one. */
function complaintsOf(list: WordList): readonly Complaint[] {
  const forbidden = createWordCheck({ groups: list.groups.filter(({ severity }) => severity === 'forbidden') })
  return list.groups.flatMap(({ words }, group) =>
    Object.entries(words).flatMap(([word, suggestion]) =>
      forbidden(suggestion).length === 0
        ? []
        : [
            {
              at: ['groups', group, 'words', word],
              zh: `建议用语“${suggestion}”本身也是违禁词`,
              en: `what is suggested, “${suggestion}”, is prohibited itself`,
            },
          ],
    ),
  )
}

/** Words that listings and advertisements must not have. */
export const wordContent = fileContent({
  kind: 'prohibited-words',
  schema: getProhibitedWords.output.entries.list,
  files: { [WORDS_ID]: { title: '违禁词 Prohibited words', value: prohibitedWords } },
  made,
  complaints: complaintsOf,
})
