import { DAY_MS } from '@diandu/core/kernel'
import { checkArchives } from './archive/index.ts'
import { complaintsAboutBooks } from './server-gauges.ts'
import type { ModuleDeps, ServerModule, Sweep } from './server-module.ts'

/**
 * Every day all books from their beginning, and each seal: what is wrong fails the job, which an operator who watches
 * jobs sees.
 */
export const recountBooks = (modules: readonly ServerModule[]) => ({
  name: 'recount the whole books',
  everyMs: DAY_MS,
  run: async ({ db }: Pick<ModuleDeps, 'db'>): Promise<void> => {
    const complaints = [...(await complaintsAboutBooks({ db }, modules, 'whole')), ...(await checkArchives(db))]
    if (complaints.length > 0) throw new Error(['The books are wrong:', ...complaints].join('\n  '))
  },
})

/** Of all modules, and of all of them together. */
export const sweepsOf = (modules: readonly ServerModule[]): readonly Sweep[] => [
  ...modules.flatMap(({ sweeps = [] }) => sweeps),
  recountBooks(modules),
]
