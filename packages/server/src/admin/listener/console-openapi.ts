import type { JsonSchema } from '@valibot/to-json-schema'
import { approvalOf, isSensitive, needsReason, STAFF_ACTS, STAFF_ROLES, type StaffAct } from '@diandu/core/admin'
import { REFUSAL_REASONS } from '@diandu/core/kernel'
import { CODE_SUCCESS } from '@diandu/wire'
import { ADMIN_API_BASE, ADMIN_CALLS, adminCallName, CONSOLE_HEADER, type AdminCall } from '@diandu/wire/admin'
import { jsonSchemaOf } from '../../calls/index.ts'
import { VERSION } from '../../kernel/index.ts'

type Json = Readonly<Record<string, unknown>>

const DESCRIPTION = `Calls of the console for staff. A session is a cookie that logging in sets. Each call carries the header \`${CONSOLE_HEADER}\`, and an \`Origin\` of the console itself. Every answer has HTTP status 200 and an envelope, whose \`code\` is \`${CODE_SUCCESS}\` for success.`

/** The OpenAPI 3.1 document of the console's calls, with who may and what an act wants. */
export function consoleOpenapi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of ADMIN_CALLS) (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return {
    openapi: '3.1.1',
    info: { title: 'Diandu console', version: VERSION, description: DESCRIPTION },
    servers: [{ url: ADMIN_API_BASE.replace(/\/$/, '') }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-diandu-staff' } },
      schemas: Object.assign({ Refusal: REFUSAL }, ...ADMIN_CALLS.map(namedParts)) as Json,
    },
  }
}

const envelope = (code: Json, data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data', 'timestamp'],
  properties: { code, message: { type: 'string' }, data, timestamp: { type: 'integer' } },
})

const REFUSAL = envelope(
  { type: 'string', not: { const: CODE_SUCCESS } },
  { type: ['object', 'null'], properties: { field: { type: 'string' }, reason: { enum: REFUSAL_REASONS } } },
)

const operationId = (call: AdminCall): string => adminCallName(call).replaceAll(/[^A-Za-z0-9]+/g, '-')

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function operationOf(call: AdminCall): Json {
  const { method, path, summary, act } = call
  const input = partOf(call, 'input')
  return {
    operationId: operationId(call),
    summary,
    tags: [path.split('/')[0]],
    ...(act === null ? {} : { security: [{ session: [] }], description: wantsOf(act) }),
    ...(method === 'GET'
      ? {
          parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: input.required?.includes(name) ?? false,
            schema,
            ...(name in call.example ? { example: call.example[name] } : {}),
          })),
        }
      : { requestBody: { required: true, content: json({ ...input, examples: [call.example] }) } }),
    responses: {
      200: {
        description: 'The answer, or why not',
        content: json({
          oneOf: [
            envelope({ const: CODE_SUCCESS }, { ...partOf(call, 'output') }),
            { $ref: '#/components/schemas/Refusal' },
          ],
        }),
      },
    },
  }
}

function wantsOf(act: StaffAct): string {
  const roles = STAFF_ACTS[act].roles.map((role) => STAFF_ROLES[role].en).join(', ')
  const wants = [
    ...(approvalOf(act) === 'two' ? ['a second account'] : []),
    ...(isSensitive(act) ? ['a fresh proof'] : []),
    ...(needsReason(act) ? ['a reason'] : []),
  ]
  return `Act \`${act}\`. Roles: ${roles}.${wants.length === 0 ? '' : ` Wants ${wants.join(', ')}.`}`
}

type Side = 'input' | 'output'

const partName = (call: AdminCall, side: Side, id: string): string => `${operationId(call)}-${side}-${id}`

const schemaOf = (call: AdminCall, side: Side): JsonSchema => jsonSchemaOf(call[side], (id) => partName(call, side, id))

function partOf(call: AdminCall, side: Side): JsonSchema {
  const { $schema: _dialect, $defs: _parts, ...schema } = schemaOf(call, side)
  return schema
}

/** Definitions that a schema refers to by name, which a `$ref` seeks from the document's root. */
const namedParts = (call: AdminCall): Json =>
  Object.fromEntries(
    (['input', 'output'] as const).flatMap((side) =>
      Object.entries(schemaOf(call, side).$defs ?? {}).map(([id, part]) => [partName(call, side, id), part] as const),
    ),
  )
