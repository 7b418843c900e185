/** More than any text of ours; errors of others may quote a whole request. */
const MAX_TEXT = 4_000
/** As deep as any line of ours, and an end for what contains itself. */
const MAX_DEPTH = 6
/** Where an address goes on with its query, which may hold a token or a user's number. */
const QUERY = /(\/[^\s?"'`]*\?)[^\s"'`]+/g

/** Fastify calls an error `err`, and adds whole requests, which are left out. */
export function logFields({ req: _req, res: _res, err, ...fields }: Readonly<Record<string, unknown>>): {
  [name: string]: unknown
} {
  return entriesOf(err === undefined ? fields : { error: err, ...fields }, 0)
}

/** The beginning of a text, and no query of an address in it. */
export function logText(text: string): string {
  const beginning = beginningOf(text)
  return beginning.includes('?') ? beginning.replaceAll(QUERY, '$1…') : beginning
}

const beginningOf = (text: string): string => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`)

function logValue(value: unknown, depth: number): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'string') return logText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '…'
  if (value instanceof Error) return errorFields(value, depth)
  if (Array.isArray(value)) return value.map((entry: unknown) => logValue(entry, depth + 1))
  return 'toJSON' in value ? value : entriesOf(value, depth + 1)
}

const entriesOf = (fields: object, depth: number) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, logValue(value, depth)]))

function errorFields({ name, message, stack, cause }: Error, depth: number): object {
  return {
    name,
    message: logText(message),
    // The stack begins with the message: that is cut first, so that the places after it are told.
    stack: stack === undefined ? undefined : logText(stack.replace(message, () => message.slice(0, MAX_TEXT / 4))),
    ...(cause === undefined ? {} : { cause: logValue(cause, depth + 1) }),
  }
}
