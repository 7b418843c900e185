import { contentKind, EVERY_CONTENT_KIND, placedFault } from '@diandu/core/admin'
import { bodyOf, currentVersions } from '../../content/index.ts'
import type { Database } from '../../database/index.ts'
import { contentSource } from './content-sources.ts'

/**
 * Published versions that this program reads no more, in words. Kinds that may be added have tables of their own, with
 * what was read when it was published.
 */
export async function checkPublishedContent(db: Database, nowMs: number): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const kind of EVERY_CONTENT_KIND.filter((one) => contentKind(one).isOpen !== true))
    for (const { id, version } of (await currentVersions(db, kind)).filter(({ state }) => state === 'published')) {
      const body = (await bodyOf(db, { kind, id }, version)) ?? ''
      for (const fault of await contentSource(kind).faultsOf({ id, body, db, nowMs }))
        complaints.push(`Content ${kind} ${id}, version ${version}: ${placedFault(fault).en}`)
    }
  return complaints
}
