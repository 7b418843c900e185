import { allows, shapesOf, type Schema } from './json-schema.ts'
import type { Parameters } from '../api/sign-request.ts'

/** One call, from the documentation. */
export interface DocumentedCall {
  /** `GET goods` */
  readonly name: string
  readonly needsLogin: boolean
  readonly movesMoney: boolean
  /** Takes cipher texts: what is wrong inside of them cannot be named from outside. */
  readonly isSealed: boolean
  /** The request carries the public key that the answer is sealed for. */
  readonly wantsPublicKey: boolean
  /** Texts of the input that are sent sealed, each by itself. */
  readonly sealedFields: readonly string[]
  /** The field of the one file that it carries, if any. */
  readonly file: string | undefined
  readonly input: Schema
}

interface Operation {
  readonly 'x-sealed'?: boolean
  readonly description?: string
  readonly security?: unknown
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
    readonly example?: unknown
  }[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly schema: Schema }
      readonly 'multipart/form-data'?: { readonly schema: Schema }
    }
  }
}

const SIGNATURE: readonly string[] = ['timestamp', 'sign', 'publicKey']
/** The document names the sealed fields in a text. */
const SEALED_FIELDS = /Sealed for [^:]*: ([\w, ]+)\./

/** Every call of the OpenAPI document. */
export function documentedCalls(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}): readonly DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace(/^\//, '')}`,
      needsLogin: operation.security !== undefined,
      movesMoney: operation.parameters?.some(({ name }) => name === 'idempotency-key') ?? false,
      isSealed: operation['x-sealed'] === true,
      wantsPublicKey: wantsPublicKey(operation),
      sealedFields: SEALED_FIELDS.exec(operation.description ?? '')?.[1]?.split(', ') ?? [],
      file: fileOf(operation),
      input: method === 'get' ? queryOf(operation) : bodyOf(operation),
    })),
  )
}

const wantsPublicKey = ({ parameters = [], requestBody }: Operation): boolean =>
  parameters.some(({ name }) => name === 'publicKey') ||
  (requestBody?.content['application/json'].schema.allOf ?? []).some(({ required = [] }) =>
    required.includes('publicKey'),
  )

const fileOf = ({ requestBody }: Operation): string | undefined =>
  Object.keys(requestBody?.content['multipart/form-data']?.schema.properties ?? {}).find(
    (name) => !SIGNATURE.includes(name),
  )

function queryOf({ parameters = [] }: Operation): Schema {
  const requested = parameters.filter((one) => one.in === 'query' && !SIGNATURE.includes(one.name))
  return {
    type: 'object',
    properties: Object.fromEntries(
      requested.map(({ name, schema, example }) => [
        name,
        example === undefined ? schema : shownBy(schema, String(example)),
      ]),
    ),
    required: requested.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

/**
 * The half without the signature, where there is one; the document allows further fields only so that both halves can
 * be combined.
 */
function bodyOf({ requestBody }: Operation): Schema {
  const schema = requestBody?.content['application/json'].schema ?? {}
  return withExamples(closed(schema.allOf?.[0] ?? schema))
}

const closed = (schema: Schema): Schema => {
  if (schema.oneOf === undefined && schema.anyOf === undefined) return { ...schema, additionalProperties: false }
  // A schema of several shapes lists no fields itself: each shape is closed on its own.
  return {
    oneOf: shapesOf(schema).map(closed),
    ...(schema.examples === undefined ? {} : { examples: schema.examples }),
  }
}

/** Each field with what the whole input's example shows in it, in the shape that the example has. */
function withExamples({ examples = [], ...schema }: Schema): Schema {
  const example = examples.find((one) => allows(schema, one)) as Parameters | undefined
  if (example === undefined) return schema
  if (schema.oneOf !== undefined)
    return { oneOf: schema.oneOf.map((shape) => withExamples({ ...shape, examples: [example] })) }
  const { properties = {} } = schema
  const shown = Object.entries(properties).map(([name, one]) => [
    name,
    name in example ? shownBy(one, example[name]) : one,
  ])
  return { ...schema, properties: Object.fromEntries(shown) }
}

const shownBy = (schema: Schema, example: unknown): Schema =>
  allows(schema, example) ? { ...schema, examples: [example] } : schema
