import type { FastifyInstance } from 'fastify'

/** A body that cannot be taken; `field` where one name in it is to blame. */
export class BadBody extends Error {
  readonly field: string
  constructor(field = '') {
    super('A body is no JSON object that can be taken.')
    this.field = field
  }
}

/**
 * Names that lead from an object to what all objects share: refused wherever they stand, before anything reads them.
 */
const REACHING_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/** Reads JSON bodies and no others: without this, a form or a text would pass as a body. */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    parsed(text),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name: string, value: unknown) => {
      if (REACHING_NAMES.has(name)) throw new BadBody(name)
      return value
    })
  } catch (error) {
    // No JSON, or nested too deeply to be looked through.
    throw error instanceof BadBody ? error : new BadBody(NO_VALUE.exec(text)?.[1])
  }
}

/**
 * A name before something that no JSON value is: `NaN`, `Infinity`, `undefined`, `+1`, `.5`, `01`, `1.`, a word without
 * quotes.
 */
const NO_VALUE =
  /"([\w-]{1,64})"\s*:\s*(?!$|[\s"{[]|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)\s*[,}\]])/i
