import { toJsonSchema, type JsonSchema, type OverrideActionContext } from '@valibot/to-json-schema'
import { API_BASE, callName, IDEMPOTENCY_HEADER, type Call } from '@diandu/wire'
import { VERSION } from '../version.ts'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document of the rows: nothing in it is written by hand but its frame. */
export function openapiOf(rows: readonly Call[], apiBase: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const row of rows) {
    const path = (paths[`/${row.path}`] ??= {})
    path[row.method.toLowerCase()] = operationOf(row)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Diandu', version: VERSION, description: FRAME },
    servers: [{ url: `${apiBase}${API_BASE}`.replace(/\/$/, '') }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

const FRAME =
  'Every request carries `timestamp` (epoch milliseconds) and `sign` (HMAC-SHA256, lower-case hex, over the sorted parameters) among its parameters. Every business answer has HTTP status 200 and an envelope; its `code` is `000000` for success.'

function operationOf(row: Call): Json {
  return {
    operationId: callName(row).replaceAll(/[^A-Za-z0-9]+/g, '-'),
    summary: row.summary,
    tags: [row.path.split('/')[0]],
    ...(row.access === 'member' ? { security: [{ token: [] }] } : {}),
    parameters: [...SIGNED(row), ...(row.money ? [KEY] : []), ...(row.method === 'GET' ? queryOf(row) : [])],
    ...(row.method === 'GET' ? {} : { requestBody: { required: true, content: { 'application/json': { schema: bodyOf(row) }, ...fileOf(row) } } }),
    ...(isSealing(row) ? { description: sealingOf(row), 'x-sealed': true } : {}),
    responses: { 200: { description: 'The answer, or why not', content: { 'application/json': { schema: envelopeOf(row) } } } },
  }
}

/** The same parameters as text, and the file beside them. */
const fileOf = ({ file }: Call): Readonly<Record<string, Json>> =>
  file === undefined
    ? {}
    : { 'multipart/form-data': { schema: { type: 'object', required: [file, 'timestamp', 'sign'], properties: { ...SIGNATURE, [file]: { type: 'string', format: 'binary' } } } } }

const isSealing = ({ sealed, sealedFields }: Call): boolean => sealed || sealedFields.length > 0

/** What travels is base64 where the schemas say what it means. */
const sealingOf = ({ sealed, sealedFields }: Call): string =>
  [
    ...(sealed ? ['The request carries `publicKey` (base64 of a SubjectPublicKeyInfo, RSA); `data` of the answer is sealed for it, with `is_secret: 1` and `secret` beside.'] : []),
    ...(sealedFields.length > 0 ? [`Sealed for the house's public key (RSA-OAEP, SHA-256, base64): ${sealedFields.join(', ')}.`] : []),
  ].join(' ')

const PUBLIC_KEY = { publicKey: { type: 'string' } } as const

const SIGNATURE = { timestamp: { type: 'integer' }, sign: { type: 'string', pattern: '^[0-9a-f]{64}$' } } as const

const signedWith = (row: Call): Readonly<Record<string, Json>> => ({ ...SIGNATURE, ...(row.sealed ? PUBLIC_KEY : {}) })

const SIGNED = (row: Call): readonly Json[] =>
  row.method === 'GET' ? Object.entries(signedWith(row)).map(([name, schema]) => ({ name, in: 'query', required: true, schema })) : []

const KEY: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: true,
  description: 'Made when the person starts the action and kept until it is answered; the same key moves the money once.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
}

function queryOf(row: Call): readonly Json[] {
  const { properties = {}, required = [] } = schemaOf(row, 'input')
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function bodyOf(row: Call): Json {
  return { allOf: [open(schemaOf(row, 'input')), { type: 'object', required: Object.keys(signedWith(row)), properties: signedWith(row) }] }
}

/** Each half of an `allOf` must let the other half's fields pass. */
function open(schema: JsonSchema): JsonSchema {
  const { additionalProperties: _closed, ...rest } = schema
  return rest.oneOf === undefined ? rest : { ...rest, oneOf: rest.oneOf.map((inner) => (typeof inner === 'object' ? open(inner) : inner)) }
}

function envelopeOf(row: Call): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'data', 'timestamp'],
    properties: { code: { type: 'string' }, message: { type: 'string' }, data: schemaOf(row, 'output'), timestamp: { type: 'integer' } },
  }
}

/** Whatever a schema says is said here too, or this throws: but for `check`, whose words are a program. */
function schemaOf(row: Call, side: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = toJsonSchema(row[side], {
    errorMode: 'throw',
    target: 'draft-2020-12',
    typeMode: side,
    ignoreActions: ['check'],
    overrideAction: unicodePattern,
  })
  return schema
}

/** Patterns of this dialect are read as Unicode anyway. */
function unicodePattern({ valibotAction: action, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  return 'requirement' in action && action.requirement instanceof RegExp && action.requirement.flags === 'u'
    ? { ...jsonSchema, pattern: action.requirement.source }
    : undefined
}
