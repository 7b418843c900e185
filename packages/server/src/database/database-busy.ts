/** No connection was free in time: whoever asks again a little later is answered. HTTP knows it by its status. */
export class DatabaseBusy extends Error {
  readonly statusCode = 503
  constructor(cause: unknown) {
    super('No connection to the database was free in time.', { cause })
  }
}

/** The pool says it in words alone. */
const WAITED_IN_VAIN = 'timeout exceeded when trying to connect'

/** What was asked of a pool, with its one complaint about waiting as an error of its own. */
export async function fromPool<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof Error && error.message === WAITED_IN_VAIN ? new DatabaseBusy(error) : error
  }
}
