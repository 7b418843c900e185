import { foreignSeals } from './backup/index.ts'
import { createDataBox } from './crypto/index.ts'
import type { Database } from './database/index.ts'
import { complaintsAboutBooks } from './server-gauges.ts'
import type { ModuleDeps, ServerModule } from './server-module.ts'

/** A DATA_KEY that opens nothing of what is there would seal what comes with another key than all before. */
export async function refuseForeignSeals(
  { db, settings }: Pick<ModuleDeps, 'db' | 'settings'>,
  modules: readonly ServerModule[],
): Promise<void> {
  if (settings.isSealedDataLost) return
  const places = modules.flatMap(({ sealedPlaces = [] }) => sealedPlaces)
  const foreign = await foreignSeals(db, createDataBox(settings.secrets.dataKey), places)
  if (foreign.length > 0)
    throw new Error(
      [
        'The keys that are set do not open what is stored; nothing is served until they do. Set DATA_KEY as it was, or name the key of before in DATA_KEYS_BEFORE (docs/operations.md). Not opened:',
        ...foreign,
      ].join('\n  '),
    )
}

export async function refuseBrokenBooks(db: Database, modules: readonly ServerModule[]): Promise<void> {
  const complaints = await complaintsAboutBooks({ db }, modules)
  if (complaints.length > 0)
    throw new Error(['The books do not balance; nothing is served until they do:', ...complaints].join('\n  '))
}

export async function refuseWorseFiles(deps: ModuleDeps, modules: readonly ServerModule[]): Promise<void> {
  const complaints = (await Promise.all(modules.map((module) => module.checkFiles?.(deps) ?? []))).flat()
  if (complaints.length > 0)
    throw new Error(
      ['Files take away what people were told; nothing is served until they do not:', ...complaints].join('\n  '),
    )
}
