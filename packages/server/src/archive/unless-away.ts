import { fail, refused, type Failure, type Result } from '@diandu/core/kernel'
import { ArchiveAway } from './read-archive.ts'

const BILLS_AWAY = refused('archive-away', '较早的账单暂时无法读取，您的余额不受影响，请稍后再试')

/** Fails with `refusal` while a needed archive cannot be read. */
export async function unlessAway<T>(read: () => Promise<Result<T>>, refusal: Failure = BILLS_AWAY): Promise<Result<T>> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ArchiveAway) return fail(refusal)
    throw error
  }
}
