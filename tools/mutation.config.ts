import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One module's tests, for mutation testing: one seed, so that a mutant that survives survives again. */
const include = [`packages/core/src/${process.env['MUTATED_MODULE'] ?? '**'}/**/*.test.ts`]

/** The first test that fails ends a run: those that take a moment come before those that try hundreds of values. */
class SmallestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    return specifications.toSorted((one, other) => size(one) - size(other))
  }
}

export default defineConfig({
  test: {
    include,
    // The sources are loaded once for each mutant, and not once more for each file of tests.
    isolate: false,
    testTimeout: 20_000,
    setupFiles: ['./tools/fast-check-setup.ts'],
    sequence: { sequencer: SmallestFirst },
    env: { FC_SEED: '20261121', FC_RUNS: '60' },
  },
})
