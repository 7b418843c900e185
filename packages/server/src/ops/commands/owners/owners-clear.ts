import { defineCommand } from '../../define-command.ts'
import { by, why } from '../../parameters.ts'
import { oneShop, sayOwner } from './say-owner.ts'

export const ownersClear = defineCommand({
  name: 'owners clear',
  meaning: 'a shop stands in its seller’s own name',
  parameters: { shop: oneShop, by, why },
  examples: ['owners clear SHOP --by "Li Na" --why "transferred"'],
  run: (input, deps) => sayOwner(input, null, deps),
})
