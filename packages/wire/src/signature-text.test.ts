import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signatureText } from './signature-text.ts'

/** Rebuilds every object with its keys the other way round. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound)
  if (typeof value !== 'object' || value === null) return value
  const turned: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value).reverse()) {
    Object.defineProperty(turned, key, {
      value: turnedRound(inner),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return turned
}

const key = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('__proto__', '10', '9', 'Z', 'a', 'sign', '中', '\u{1F600}', '\uFFFF'),
)
const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  ),
  tree: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
}))
const parameters = fc.dictionary(key, tree, { maxKeys: 8 })

describe('signatureText', () => {
  it('joins keys and values, sorted by code unit', () => {
    expect(signatureText({ b: 1, a: 'x', Z: true, '10': 0, '9': '' })).toBe('10=0&9=&Z=true&a=x&b=1')
    expect(signatureText({ '\u{1F600}': 1, '\uFFFF': 2 })).toBe('\u{1F600}=1&\uFFFF=2')
    expect(signatureText({})).toBe('')
  })

  it('leaves out the signature and what is not said', () => {
    expect(signatureText({ sign: 'f00', a: undefined, b: null, c: 0, d: '', e: false })).toBe('c=0&d=&e=false')
  })

  it('writes objects and arrays as JSON with sorted keys', () => {
    expect(signatureText({ captcha: { ticket: 't', randstr: 'r' } })).toBe('captcha={"randstr":"r","ticket":"t"}')
    expect(signatureText({ a: [2, 1, { d: null, c: [] }] })).toBe('a=[2,1,{"c":[],"d":null}]')
    expect(signatureText({ a: { b: undefined, c: [undefined] } })).toBe('a={"c":[null]}')
  })

  it('sorts keys that look like numbers as texts, and keeps a key named __proto__', () => {
    expect(signatureText({ a: { '9': 1, '10': 2, b: 3 } })).toBe('a={"10":2,"9":1,"b":3}')
    expect(signatureText(JSON.parse('{"a":{"z":1,"__proto__":{"b":2}}}'))).toBe('a={"__proto__":{"b":2},"z":1}')
    expect(signatureText(JSON.parse('{"__proto__":5}'))).toBe('__proto__=5')
  })

  it('does not depend on the order in which anything was written', () => {
    fc.assert(
      fc.property(parameters, (text) => {
        expect(signatureText(turnedRound(text) as Record<string, unknown>)).toBe(signatureText(text))
      }),
    )
  })

  it('is the same for what was sent and for what the other side read', () => {
    fc.assert(
      fc.property(parameters, (text) => {
        expect(signatureText(JSON.parse(JSON.stringify(text)))).toBe(signatureText(text))
      }),
    )
  })

  it('is another text when a value that is said changes', () => {
    fc.assert(
      fc.property(
        parameters,
        key.filter((name) => name !== 'sign'),
        fc.string(),
        (text, name, value) => {
          const one = Object.fromEntries([...Object.entries(text).filter(([other]) => other !== name), [name, value]])
          const other = { ...one, [name]: `${value}!` }
          fc.pre(Object.hasOwn(one, name) && name !== '__proto__')
          expect(signatureText(other)).not.toBe(signatureText(one))
        },
      ),
    )
  })

  it('survives a request that is nested without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(signatureText({ a: deep }).length).toBeLessThan(400)
  })
})
