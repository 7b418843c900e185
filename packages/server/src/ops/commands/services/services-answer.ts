import { ok } from '@diandu/core/kernel'
import { defineCommand } from '../../define-command.ts'
import { by, optional, required, trimmed, yuanAbove0 } from '../../parameters.ts'
import { movedAnswer, oneRequest } from './request-texts.ts'

export const servicesAnswer = defineCommand({
  name: 'services answer',
  meaning: 'answers a request, with a price where there is one; a later answer comes below it',
  parameters: {
    id: oneRequest,
    text: required('ANSWER', 'what its person reads', trimmed),
    yuan: optional<number | null>('YUAN', 'what it would cost, such as 2880 or 99.50', (text) =>
      text === undefined ? ok(null) : yuanAbove0.read(text),
    ),
    by,
  },
  examples: ['services answer FW20261120ABCDE --text "材料齐全，可以开始。" --yuan 2880 --by "Li Na"'],
  run: ({ id, text, yuan, by: who }, deps) =>
    movedAnswer(
      id,
      { state: 'answered', note: text, priceFen: yuan },
      who,
      deps,
      'Its person reads the answer in the timeline now.',
    ),
})
