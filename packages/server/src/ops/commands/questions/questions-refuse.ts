import { defineCommand } from '../../define-command.ts'
import { by, oneId, required } from '../../parameters.ts'
import { readWords, reviewQuestion } from './review-question.ts'

export const questionsRefuse = defineCommand({
  name: 'questions refuse',
  meaning: 'says why a question is not answered; only who put it reads that',
  parameters: { id: oneId, why: required('REASON', 'the reason; its person reads it', readWords('why')), by },
  examples: ['questions refuse ID --why "与这篇文章无关" --by "Li Na"'],
  run: ({ id, why, by: who }, deps) =>
    reviewQuestion(
      { id, answer: null, refusedFor: why, by: who },
      deps,
      'Only who put it sees the question, and why it is not answered.',
    ),
})
