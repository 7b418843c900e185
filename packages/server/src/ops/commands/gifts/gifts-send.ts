import { defineCommand } from '../../define-command.ts'
import { by, oneId, required, trimmed } from '../../parameters.ts'
import { parcelAnswer } from './parcel-answer.ts'

export const giftsSend = defineCommand({
  name: 'gifts send',
  meaning: 'a gift for coins was sent; its person is told the carrier and the number',
  parameters: { id: oneId, parcel: required('PARCEL', 'the carrier and its number', trimmed), by },
  examples: ['gifts send 3fKq --parcel "顺丰 SF1234567890" --by "Li Na"'],
  run: ({ id, parcel, by: who }, deps) =>
    parcelAnswer(id, { tracking: parcel }, who, deps, 'Its person reads the number now.'),
})
