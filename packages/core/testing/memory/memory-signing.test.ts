import { signingContract } from '../port-suites/signing.contract.ts'
import { openMemorySigning } from './open-memory-signing.ts'

signingContract('A contract in memory', openMemorySigning)
