import { checkArchives } from '../../../archive/index.ts'
import { checkEveryBook } from '../../../modules.ts'
import { defineCommand } from '../../define-command.ts'
import { flag } from '../../parameters.ts'
import { done, notDone } from '../../ops-deps.ts'

const whole = flag('everything from the beginning, each seal too: minutes where there are millions of entries')

export const booksCheck = defineCommand({
  name: 'books check',
  meaning: 'whether the ledger is right; exit code 1 where it is not',
  parameters: { whole },
  examples: ['books check', 'books check --whole'],
  async run({ whole: isWhole }, { db }) {
    const complaints = isWhole
      ? [...(await checkEveryBook(db, 'whole')), ...(await checkArchives(db))]
      : await checkEveryBook(db)
    return complaints.length === 0
      ? done('The books are right.')
      : notDone(['The books are wrong:', ...complaints].join('\n  '))
  },
})
