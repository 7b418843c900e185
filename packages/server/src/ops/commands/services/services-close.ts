import { defineCommand } from '../../define-command.ts'
import { by, required, trimmed } from '../../parameters.ts'
import { movedAnswer, oneRequest } from './request-texts.ts'

export const servicesClose = defineCommand({
  name: 'services close',
  meaning: 'ends a request, done or not; its person reads why',
  parameters: { id: oneRequest, note: required('NOTE', 'how it ended; its person reads it', trimmed), by },
  examples: ['services close FW20261120ABCDE --note "店铺已开通。" --by "Li Na"'],
  run: ({ id, note, by: who }, deps) =>
    movedAnswer(id, { state: 'closed', note, priceFen: null }, who, deps, 'The request has ended.'),
})
