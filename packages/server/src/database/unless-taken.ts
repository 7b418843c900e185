import { fail, type Failure, type Result } from '@diandu/core/kernel'
import { isDuplicate } from './sql-failure.ts'

/** Gives `taken` where a concurrent transaction won by a unique constraint. Nothing has changed then. */
export async function unlessTaken<T>(work: () => Promise<Result<T>>, taken: Failure): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error)) return fail(taken)
    throw error
  }
}
