import { defineCommand } from '../../define-command.ts'
import { DOCUMENT_REVIEW, reviewDocument } from './review-document.ts'

export const contractsRefuse = defineCommand({
  name: 'contracts refuse',
  meaning: 'refuses a consent or a proof of equity; whoever handed it in reads why',
  notes: ['The decision is about this document only, not about another one that is handed in later.'],
  parameters: DOCUMENT_REVIEW,
  examples: ['contracts refuse PAPER --by "Li Na" --why "没有写日期"'],
  run: (input, deps) => reviewDocument(input, 'refused', deps),
})
