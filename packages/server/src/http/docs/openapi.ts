import type { JsonSchema } from '@valibot/to-json-schema'
import { REFUSAL_REASONS } from '@diandu/core/kernel'
import { API_BASE, callName, CODE_SUCCESS, IDEMPOTENCY_HEADER, type Call } from '@diandu/wire'
import { jsonSchemaOf } from '../../calls/index.ts'
import { VERSION } from '../../kernel/index.ts'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document of the endpoints: nothing in it is written by hand but its frame. */
export function openapiOf(endpoints: readonly Call[], apiBase: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[`/${endpoint.path}`] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Diandu', version: VERSION, description: FRAME },
    servers: [{ url: `${apiBase}${API_BASE}`.replace(/\/$/, '') }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: REFUSAL, Trouble: TROUBLE, ...Object.assign({}, ...endpoints.map(namedParts)) },
    },
  }
}

const FRAME =
  'Every request carries `timestamp` (epoch milliseconds) and `sign` (HMAC-SHA256, lower-case hex, over the sorted parameters) among its parameters. Every business answer has HTTP status 200 and an envelope; its `code` is `000000` for success, where a call does not name another one. With a token, `X-Acting-User` names the user for whom the caller acts (percent-encoded): a token of another user is refused with the reason `another-user`. A page that moves money must name its user.'

const envelope = (code: Json, data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data', 'timestamp'],
  properties: { code, message: { type: 'string' }, data, timestamp: { type: 'integer' } },
})

/** Why a call was not answered: `400000` names the field to blame and a reason, where there is one. */
const REFUSAL = envelope(
  { type: 'string', not: { const: CODE_SUCCESS } },
  { type: ['object', 'null'], properties: { field: { type: 'string' }, reason: { enum: REFUSAL_REASONS } } },
)

/** An answer of the transport: its code is the HTTP status. */
const TROUBLE = envelope({ type: 'string', pattern: '^[45]\\d\\d$' }, { type: 'null' })

const component = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

const operationId = (endpoint: Call): string => callName(endpoint).replaceAll(/[^A-Za-z0-9]+/g, '-')

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function operationOf(endpoint: Call): Json {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[0]],
    ...(endpoint.access === 'member' ? { security: [{ token: [] }] } : {}),
    parameters: [...SIGNED(endpoint), ...keyOf(endpoint), ...(endpoint.method === 'GET' ? queryOf(endpoint) : [])],
    ...(endpoint.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodyOf(endpoint) }, ...fileOf(endpoint) },
          },
        }),
    ...(endpoint.rateLimitPerMinute === undefined ? {} : { 'x-rate-limit-per-minute': endpoint.rateLimitPerMinute }),
    ...(isSealing(endpoint) ? { description: sealingOf(endpoint), 'x-sealed': true } : {}),
    responses: {
      200: {
        description: 'The answer, or why not',
        content: json({ oneOf: [answerOf(endpoint), component('Refusal')] }),
      },
      default: { description: 'Too often, too large, or our own fault', content: json(component('Trouble')) },
    },
  }
}

/** The same parameters as text, and the file beside them. */
const fileOf = ({ file }: Call): Readonly<Record<string, Json>> =>
  file === undefined
    ? {}
    : {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [file, 'timestamp', 'sign'],
            properties: { ...SIGNATURE, [file]: { type: 'string', format: 'binary' } },
          },
        },
      }

const isSealing = ({ sealed, sealedFields }: Call): boolean => sealed || sealedFields.length > 0

/** Sealed input travels as base64; the schemas describe its content. */
const sealingOf = ({ sealed, sealedFields }: Call): string =>
  [
    ...(sealed
      ? [
          'The request carries `publicKey` (base64 of a SubjectPublicKeyInfo, RSA); `data` of the answer is sealed for it, with `is_secret: 1` and `secret` beside.',
        ]
      : []),
    ...(sealedFields.length > 0
      ? [`Sealed for the server’s public key (RSA-OAEP, SHA-256, base64): ${sealedFields.join(', ')}.`]
      : []),
  ].join(' ')

const SEAL = {
  type: 'object',
  required: ['is_secret', 'secret'],
  properties: { is_secret: { const: 1 }, secret: { type: 'string' } },
} as const

const PUBLIC_KEY = { publicKey: { type: 'string' } } as const

const SIGNATURE = { timestamp: { type: 'integer' }, sign: { type: 'string', pattern: '^[0-9a-f]{64}$' } } as const

const signedWith = (endpoint: Call): Readonly<Record<string, Json>> => ({
  ...SIGNATURE,
  ...(endpoint.sealed ? PUBLIC_KEY : {}),
})

const SIGNED = (endpoint: Call): readonly Json[] =>
  endpoint.method === 'GET'
    ? Object.entries(signedWith(endpoint)).map(([name, schema]) => ({ name, in: 'query', required: true, schema }))
    : []

const KEY: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: true,
  description:
    'Made when the person starts the action and kept until it is answered; the same key moves the money once.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
}

const OPTIONAL_KEY: Json = {
  ...KEY,
  required: false,
  description:
    'The same key adds once. Without one the signature is the key: the same request sent again, signature and all, gets the first answer.',
}

const keyOf = ({ money, once }: Call): readonly Json[] => (money ? [KEY] : once ? [OPTIONAL_KEY] : [])

function queryOf(endpoint: Call): readonly Json[] {
  const { properties = {}, required = [] } = schemaOf(endpoint, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in endpoint.example ? { example: endpoint.example[name] } : {}),
  }))
}

function bodyOf(endpoint: Call): Json {
  return {
    allOf: [
      { ...open(schemaOf(endpoint, 'input')), ...examplesOf(endpoint) },
      { type: 'object', required: Object.keys(signedWith(endpoint)), properties: signedWith(endpoint) },
    ],
  }
}

/** Beside the input's half, since a signature that is an example would be good for nothing. */
const examplesOf = ({ example }: Call): Json => (Object.keys(example).length === 0 ? {} : { examples: [example] })

/** Each half of an `allOf` must let the other half's fields pass. */
function open(schema: JsonSchema): JsonSchema {
  const { additionalProperties: _closed, ...rest } = schema
  return rest.oneOf === undefined
    ? rest
    : { ...rest, oneOf: rest.oneOf.map((inner) => (typeof inner === 'object' ? open(inner) : inner)) }
}

function answerOf(endpoint: Call): Json {
  const plain: Json = { ...schemaOf(endpoint, 'output') }
  const answer = envelope(
    { const: endpoint.successCode ?? CODE_SUCCESS },
    endpoint.sealed ? { type: 'string', contentEncoding: 'base64', contentSchema: plain } : plain,
  )
  return endpoint.sealed ? { allOf: [answer, SEAL] } : answer
}

function schemaOf(endpoint: Call, side: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, $defs: _parts, ...schema } = wholeSchemaOf(endpoint, side)
  return schema
}

/**
 * Definitions that a schema refers to by name, such as itself: placed beside the calls, since a `$ref` is resolved
 * from the document's root.
 */
function namedParts(endpoint: Call): Json {
  const parts = (['input', 'output'] as const).flatMap((side) =>
    Object.entries(wholeSchemaOf(endpoint, side).$defs ?? {}).map(
      ([name, part]) => [partName(endpoint, side, name), part] as const,
    ),
  )
  return Object.fromEntries(parts)
}

const partName = (endpoint: Call, side: 'input' | 'output', name: string): string =>
  `${operationId(endpoint)}-${side}-${name}`

const wholeSchemaOf = (endpoint: Call, side: 'input' | 'output'): JsonSchema =>
  jsonSchemaOf(endpoint[side], (id) => partName(endpoint, side, id))
