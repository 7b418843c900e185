import { describe } from 'vitest'
import { ENGINES } from '../../../server/installation.ts'
import { openWeek } from './open-week.ts'
import { runWeek } from './run-week.ts'

describe('A week of the market, run in English on PostgreSQL where there is one', () => {
  runWeek(openWeek(ENGINES.at(-1) ?? 'pglite', 'en'))
})
