import { fail, refused, type Result } from '@diandu/core/kernel'
import { ArchiveAway } from './read-archive.ts'

/** What is read, or what a person is told while an archive that it needs cannot be read. */
export async function unlessAway<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ArchiveAway)
      return fail(refused('archive-away', '较早的账单暂时无法读取，您的余额不受影响，请稍后再试'))
    throw error
  }
}
