import { defineCommand } from '../../define-command.ts'
import { by, oneId, why } from '../../parameters.ts'
import { parcelAnswer } from './parcel-answer.ts'

export const giftsReturn = defineCommand({
  name: 'gifts return',
  meaning: 'a gift cannot be sent: its coins and its place in the stock come back, and its person reads why',
  parameters: { id: oneId, why, by },
  examples: ['gifts return 3fKq --why "地址无法送达" --by "Li Na"'],
  run: ({ id, why: reason, by: who }, deps) =>
    parcelAnswer(id, { returnedFor: reason }, who, deps, 'The coins are back, and its person reads why.'),
})
