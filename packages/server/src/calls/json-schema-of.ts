import { toJsonSchema, type JsonSchema, type OverrideActionContext } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/**
 * A schema as JSON Schema: whatever it says is said here too, or this throws, but for `check` and `trim`, which are
 * programs. An answer is described as it travels. `partName` names a definition that the schema refers to.
 */
export const jsonSchemaOf = (schema: GenericSchema, partName: (id: string) => string): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'throw',
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: ['check', 'trim'],
    overrideAction: unicodePattern,
    overrideRef: ({ referenceId }) => `#/components/schemas/${partName(referenceId)}`,
  })

/** Patterns of this dialect are read as Unicode anyway. */
function unicodePattern({ valibotAction: action, jsonSchema }: OverrideActionContext): JsonSchema | undefined {
  return 'requirement' in action && action.requirement instanceof RegExp && action.requirement.flags === 'u'
    ? { ...jsonSchema, pattern: action.requirement.source }
    : undefined
}
