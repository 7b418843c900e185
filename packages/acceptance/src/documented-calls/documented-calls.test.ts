import { describe, expect, it } from 'vitest'
import { badInputsOf } from './bad-inputs.ts'
import { documentedCalls } from './documented-calls.ts'

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
