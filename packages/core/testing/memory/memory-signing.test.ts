import { provingContract } from '../port-suites/proving.contract.ts'
import { reviewedDocumentsContract } from '../port-suites/reviewed-documents.contract.ts'
import { signingContract } from '../port-suites/signing.contract.ts'
import { openMemorySigning } from './open-memory-signing.ts'

provingContract('A contract in memory', openMemorySigning)
reviewedDocumentsContract('A contract in memory', openMemorySigning)
signingContract('A contract in memory', openMemorySigning)
