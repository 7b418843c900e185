import { defineConfig } from 'vitest/config'

/** One module's tests, for mutation testing: one seed, so that a mutant that survives survives again. */
const include = [`packages/core/src/${process.env['MUTATED_MODULE'] ?? '**'}/**/*.test.ts`]

export default defineConfig({
  test: {
    include,
    testTimeout: 20_000,
    setupFiles: ['./tools/fast-check-setup.ts'],
    env: { FC_SEED: '20261121', FC_RUNS: '60' },
  },
})
