import { describe, expect, it } from 'vitest'
import { badRequestsOf, documentedCalls } from './bad-requests.ts'
import { allows } from './json-schema.ts'

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

  it('spoils one field at a time, in every way, and sends nothing that is allowed', () => {
    for (const call of calls) {
      const bad = badRequestsOf(call)
      expect(bad.filter(({ parameters }) => allows(call.input, parameters))).toEqual([])
      expect(new Set(bad.map(({ field }) => field))).toEqual(
        new Set([...Object.keys(call.input.properties ?? {}), 'surprise', '__proto__', 'constructor']),
      )
      expect(bad.filter(({ what }) => what === 'missing').map(({ field }) => field)).toEqual(call.input.required)
    }
    const spoilt = badRequestsOf(calls[1] as (typeof calls)[number])
    expect(spoilt.find(({ field }) => field === '__proto__')?.parameters).toSatisfy((sent: object) =>
      Object.hasOwn(sent, '__proto__'),
    )
    expect(spoilt.some(({ field, parameters }) => field === 'note' && String(parameters['note']).length > 1000)).toBe(
      true,
    )
  })

  it('says everything in an address as text', () => {
    for (const { parameters } of badRequestsOf(calls[0] as (typeof calls)[number])) {
      for (const value of Object.values(parameters)) expect(typeof value).toBe('string')
    }
  })
})
