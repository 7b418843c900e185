import { describe, expect, it } from 'vitest'
import { badInputsOf } from './bad-inputs.ts'
import { documentedCalls } from './documented-calls.ts'
import { allows, exampleOf, type Schema } from './json-schema.ts'

const integer = { type: 'integer', minimum: 0, maximum: 9 } as const
const DOCUMENT = {
  paths: {
    '/goods': {
      get: {
        parameters: [
          { name: 'sign', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'sort', in: 'query', required: true, schema: { enum: ['up', 'down'] } },
        ],
      },
    },
    '/order/pay': {
      post: {
        security: [{ token: [] }],
        parameters: [{ name: 'idempotency-key', in: 'header', schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                allOf: [
                  {
                    type: 'object',
                    properties: { part: integer, note: { type: 'string', maxLength: 5 } },
                    required: ['part'],
                  },
                  { type: 'object' },
                ],
              },
            },
          },
        },
      },
    },
  },
} as const

describe('requests that are wrong on purpose', () => {
  const calls = documentedCalls(DOCUMENT)

  it('knows of each call who may ask it, whether it moves money, and what it takes', () => {
    expect(calls.map(({ name, needsLogin, movesMoney }) => [name, needsLogin, movesMoney])).toEqual([
      ['GET goods', false, false],
      ['POST order/pay', true, true],
    ])
    expect(calls.map(({ input }) => Object.keys(input.properties ?? {}))).toEqual([['sort'], ['part', 'note']])
  })

  it('spoils one field at a time, in every way', () => {
    for (const call of calls) {
      const bad = badInputsOf(call)
      const ofKind = (wanted: string) => bad.filter(({ kind }) => kind === wanted).map(({ field }) => field)
      expect(ofKind('missing field')).toEqual(call.input.required)
      expect(new Set(ofKind('hostile value'))).toEqual(new Set(Object.keys(call.input.properties ?? {})))
      expect(ofKind('unknown field')).toEqual(expect.arrayContaining(['__proto__', 'constructor']))
    }
    const spoilt = badInputsOf(calls[1] as (typeof calls)[number])
    expect(spoilt.find(({ field }) => field === '__proto__')?.parameters).toSatisfy((sent: object) =>
      Object.hasOwn(sent, '__proto__'),
    )
    expect(spoilt.some(({ field, parameters }) => field === 'note' && String(parameters['note']).length > 1000)).toBe(
      true,
    )
  })
})

const person: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3 },
    age: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: 9 },
        { type: 'string', pattern: '^\\d$' },
      ],
    },
  },
  required: ['name'],
  additionalProperties: false,
}

describe('what the documentation of a call allows', () => {
  it.each([
    [{ name: 'ab' }, true],
    [{ name: '汉字啊' }, true],
    [{ name: 'ab', age: 3 }, true],
    [{ name: 'ab', age: '3' }, true],
    [{ name: 'ab', age: '33' }, false],
    [{ name: 'ab', age: 10 }, false],
    [{ name: 'abcd' }, false],
    [{ name: 1 }, false],
    [{ age: 3 }, false],
    [{ name: 'ab', more: 1 }, false],
    [[], false],
    [null, false],
  ])('reads %j as the schema means it', (value, isAllowed) => {
    expect(allows(person, value)).toBe(isAllowed)
  })

  it('takes one of several shapes, and what must not be there for a mistake', () => {
    const login: Schema = {
      oneOf: [
        person,
        { type: 'object', properties: { name: { not: {} }, code: { type: 'string' } }, required: ['code'] },
      ],
    }
    expect(allows(login, { name: 'ab' })).toBe(true)
    expect(allows(login, { code: '1' })).toBe(true)
    expect(allows(login, { name: 'ab', code: '1' })).toBe(false)
    expect(exampleOf(login)).toEqual({ name: '1' })
    expect(() => exampleOf({ unheard: 'of' } as Schema)).toThrow('No example')
  })

  it('finds an example of everything it can read', () => {
    const schemas: readonly Schema[] = [
      person,
      { const: 4 },
      { enum: ['x'] },
      { type: 'integer', minimum: 7 },
      { type: 'string', pattern: '^1\\d{10}$' },
      { type: 'boolean' },
    ]
    for (const schema of schemas) expect(allows(schema, exampleOf(schema))).toBe(true)
    expect(() => exampleOf({ type: 'string', pattern: '^never$' })).toThrow('No example')
  })
})
