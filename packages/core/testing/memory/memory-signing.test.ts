import { provingContract } from '../port-suites/proving.contract.ts'
import { reviewedPapersContract } from '../port-suites/reviewed-papers.contract.ts'
import { signingContract } from '../port-suites/signing.contract.ts'
import { openMemorySigning } from './open-memory-signing.ts'

provingContract('A contract in memory', openMemorySigning)
reviewedPapersContract('A contract in memory', openMemorySigning)
signingContract('A contract in memory', openMemorySigning)
