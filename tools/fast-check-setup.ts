import fc from 'fast-check'

/** Every property of a run starts from one seed: `FC_SEED=… npm test` repeats a run, `FC_RUNS=1000` hunts longer. */
const seed = Number(process.env['FC_SEED'])
const runs = Number(process.env['FC_RUNS'] ?? 100)

if (!Number.isInteger(seed) || !Number.isInteger(runs) || runs < 1) {
  throw new Error('FC_SEED and FC_RUNS are whole numbers')
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: runs })
