import { checkEveryBook } from '../../../modules.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'

export const booksCheck = defineCommand({
  name: 'books check',
  meaning: 'whether the ledger is right; exit code 1 where it is not',
  parameters: {},
  examples: ['books check'],
  async run(_input, { db }) {
    const complaints = await checkEveryBook(db)
    return complaints.length === 0
      ? done('The books are right.')
      : notDone(['The books are wrong:', ...complaints].join('\n  '))
  },
})
