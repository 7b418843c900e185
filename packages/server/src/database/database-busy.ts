/**
 * No connection was free in time, or the database is away or has no room: a caller that tries again a little later is
 * answered. HTTP knows it by its status.
 */
export class DatabaseBusy extends Error {
  readonly statusCode = 503
  constructor(message: string, cause: unknown) {
    super(message, { cause })
  }
}

/**
 * The pool and the driver say these in words alone: no connection was released, one ended during a statement, one is
 * silent.
 */
const WAITED_IN_VAIN = 'timeout exceeded when trying to connect'
const BROKEN = /^Connection terminated|^Client has encountered a connection error|^Client was closed/
const SILENT = 'Query read timeout'
/**
 * Of the socket, and SQLSTATEs: no connection (class 08), shut down, crashed, starting up, too many connections, not
 * done in time, and one that only reads, as the second server does until it takes the first one's place.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|08\w{3}|57P0[123]|53300|25P03|25006)$/
/**
 * SQLSTATE: ended by the server's limit, or by its administrator. The database is there; the statement is the trouble.
 */
const TOOK_TOO_LONG = '57014'
/** SQLSTATEs: the disk or the memory is full, a file cannot be written. */
const NO_ROOM = /^(53[1-2]00|58030)$/

const TOO_LONG = 'A statement took too long.'

/** True where another server may answer what this one could not. */
export const isAway = (error: unknown): boolean => error instanceof DatabaseBusy && error.message !== TOO_LONG

/** Turns timeouts, a database out of reach and a full disk into errors of their own. */
export async function orBusy<T>(requested: Promise<T>): Promise<T> {
  try {
    return await requested
  } catch (error) {
    const reason = reasonOf(error)
    throw reason === undefined ? error : new DatabaseBusy(reason, error)
  }
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { message, code } = error as { readonly message: string; readonly code?: unknown }
  const known = typeof code === 'string' ? code : ''
  if (message === WAITED_IN_VAIN) return 'No connection to the database was free in time.'
  if (message === SILENT || BROKEN.test(message) || AWAY.test(known)) return 'The database is away.'
  if (known === TOOK_TOO_LONG) return TOO_LONG
  return NO_ROOM.test(known) ? 'The database has no room left.' : undefined
}
