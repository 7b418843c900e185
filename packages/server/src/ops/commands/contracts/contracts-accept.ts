import { defineCommand } from '../../define-command.ts'
import { DOCUMENT_REVIEW, reviewDocument } from './review-document.ts'

export const contractsAccept = defineCommand({
  name: 'contracts accept',
  meaning: 'accepts a consent or a proof of equity, before which nobody signs',
  notes: ['It speaks of this very paper: of another one that is handed in later nothing is said.'],
  parameters: DOCUMENT_REVIEW,
  examples: ['contracts accept PAPER --by "Li Na" --why "与登记一致"'],
  run: (input, deps) => reviewDocument(input, 'accepted', deps),
})
