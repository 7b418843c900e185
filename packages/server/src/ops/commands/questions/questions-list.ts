import { listQuestions } from '../../../articles/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const questionsList = defineCommand({
  name: 'questions list',
  meaning: 'questions about articles and hot topics: those that wait, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['questions list', 'questions list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const questions = await listQuestions(db, wanted, rows)
    if (questions.length === 0) return done(wanted === 'open' ? 'No question waits.' : 'There are no questions.')
    return done(
      tableText(
        ['ID', 'ABOUT', 'PERSON', 'SENT', 'QUESTION', 'ANSWER', 'BY'],
        questions.map(({ id, articleId, username, submittedAt, content, answer, refusedFor, reviewedBy }) => [
          id,
          articleId,
          username ?? '-',
          time(submittedAt),
          oneLine(content),
          oneLine(answer ?? (refusedFor === null ? '-' : `refused: ${refusedFor}`)),
          reviewedBy ?? '-',
        ]),
      ),
    )
  },
})
