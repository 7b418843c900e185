import { defineCommand } from '../../define-command.ts'
import { by } from '../../parameters.ts'
import { movedAnswer, oneRequest } from './request-texts.ts'

export const servicesTake = defineCommand({
  name: 'services take',
  meaning: 'takes a request on: its person reads that it is in progress',
  parameters: { id: oneRequest, by },
  examples: ['services take FW20261120ABCDE --by "Li Na"'],
  run: ({ id, by: who }, deps) =>
    movedAnswer(id, { state: 'taken', note: '', priceFen: null }, who, deps, 'The request is yours now.'),
})
