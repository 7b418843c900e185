import { defineCommand } from '../../define-command.ts'
import { DOCUMENT_REVIEW, reviewDocument } from './review-document.ts'

export const contractsAccept = defineCommand({
  name: 'contracts accept',
  meaning: 'accepts a consent or a proof of equity, before which nobody signs',
  notes: ['The decision is about this document only, not about another one that is handed in later.'],
  parameters: DOCUMENT_REVIEW,
  examples: ['contracts accept PAPER --by "Li Na" --why "与登记一致"'],
  run: (input, deps) => reviewDocument(input, 'accepted', deps),
})
