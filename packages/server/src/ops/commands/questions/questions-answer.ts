import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { readWords, reviewQuestion } from './review-question.ts'

export const questionsAnswer = defineCommand({
  name: 'questions answer',
  meaning: 'answers a question; from then on every visitor reads both. A later answer replaces it',
  parameters: { id: oneId, text: required('ANSWER', 'what every visitor reads', readWords('text')), by },
  examples: ['questions answer ID --text "店铺关闭或转出之后。" --by "Li Na"'],
  run: ({ id, text, by: who }, deps) =>
    reviewQuestion(
      { id, answer: text, refusedFor: null, by: who },
      deps,
      'Every visitor reads the question and its answer now.',
    ),
})
