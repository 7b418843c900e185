import type { Database } from '../database/index.ts'
import { MODULES } from '../modules.ts'

/** What any module has to say against the books; nothing when they are right. */
export async function checkEveryBook(db: Database): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const { checkBooks } of MODULES) complaints.push(...((await checkBooks?.(db)) ?? []))
  return complaints
}
