import { describe, expect, it } from 'vitest'
import { allows, exampleOf, type Schema } from './json-schema.ts'

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
