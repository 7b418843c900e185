import type { DocumentedCall } from '../../documented-calls/documented-calls.ts'
import { shapesOf, type Schema } from '../../documented-calls/json-schema.ts'

/** A place in an input where an id goes. */
export interface IdField {
  readonly call: DocumentedCall
  readonly shape: Schema
  readonly field: string
  /** It takes several of them. */
  readonly isList: boolean
}

/** Letters, digits, dashes and underscores and nothing else: what ids, links, proofs and cursors are made of. */
const OPAQUE = /^\^\[\\w[=.]*-\]\{\d+,\d+\}\$$|^\^\[\\w=\.-\]\+\$$/

/** Also where a schema takes any text and a name says that it is an id. */
const NAMED = /Id(s)?$/
/** A number of a document, and the name that a device gives itself: what looks so and is no record's. */
const NO_RECORDS = ['residentId', 'legalPersonId', 'device']

const isId = (field: string, schema: Schema | undefined): boolean =>
  !NO_RECORDS.includes(field) &&
  schema?.not === undefined &&
  (OPAQUE.test(schema?.pattern ?? '') || (schema?.type === 'string' && NAMED.test(field)))

/**
 * Every place of every call where an id goes, found by what the documentation says of it, so that a new call is among
 * them by itself.
 */
export const idFields = (calls: readonly DocumentedCall[]): readonly IdField[] =>
  calls.flatMap((call) =>
    shapesOf(call.input).flatMap((shape) =>
      Object.entries(shape.properties ?? {}).flatMap(([field, schema]): readonly IdField[] => {
        if (isId(field, schema)) return [{ call, shape, field, isList: false }]
        return isId(field.replace(/s$/, ''), schema.items) ? [{ call, shape, field, isList: true }] : []
      }),
    ),
  )
