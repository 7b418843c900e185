import { defineCommand } from '../../define-command.ts'
import { by, secondOfTwo, why } from '../../parameters.ts'
import { oneShop, setOwner } from './set-owner.ts'

export const ownersClear = defineCommand({
  name: 'owners clear',
  meaning: 'a shop is in its seller’s own name',
  parameters: { shop: oneShop, by, second: secondOfTwo, why },
  examples: ['owners clear SHOP --by "Li Na" --second "Zhao Wei" --why "transferred"'],
  run: (input, deps) => setOwner(input, null, deps),
})
