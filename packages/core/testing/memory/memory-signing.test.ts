import { openMarketSigning } from '../open-market-signing.ts'
import { signingContract } from '../signing.contract.ts'
import { openMemorySigning } from './open-memory-signing.ts'
import { openMemoryWorld } from './open-memory-world.ts'

signingContract('A contract in memory', openMemorySigning)
signingContract('A contract of the market in memory', openMarketSigning(openMemoryWorld))
