import { defineConfig } from 'vitest/config'

/** The core's tests for mutation testing: one seed, so that a mutant that survives survives again. */
const modules = (process.env['MUTATED_MODULES'] ?? '').split(',').filter((name) => name !== '')
const include = modules.length > 0 ? modules.map((name) => `packages/core/src/${name}/**/*.test.ts`) : ['packages/core/{src,testing}/**/*.test.ts']

export default defineConfig({
  test: { include, testTimeout: 20_000, setupFiles: ['./tools/fast-check-setup.ts'], env: { FC_SEED: '20261121', FC_RUNS: '60' } },
})
