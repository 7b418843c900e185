import { expect, it, describe } from 'vitest'
import { dice } from '../../dice.ts'
import type { DocumentedCall } from '../../documented-calls/documented-calls.ts'
import { mutations } from '../../documented-calls/bad-inputs.ts'
import { idFields } from './id-fields.ts'
import { neverWas } from '../never-was.ts'
import { inflateSync } from 'node:zlib'
import { noisePictures } from './noise-pictures.ts'

const ID = { type: 'string', pattern: '^[\\w-]{1,40}$' }
const call = (name: string, properties: NonNullable<DocumentedCall['input']['properties']>): DocumentedCall => ({
  name,
  needsLogin: true,
  movesMoney: false,
  isSealed: false,
  wantsPublicKey: false,
  sealedFields: [],
  file: undefined,
  input: { type: 'object', properties, required: Object.keys(properties) },
})

it('the attack finds every place of an id by what the documentation says of it, and nothing else (ACP-161)', () => {
  const calls = [
    call('POST a', {
      thing: ID,
      title: { type: 'string' },
      amountFen: { type: 'integer' },
      residentId: { type: 'string', pattern: '^\\d{17}[\\dXx]$' },
    }),
    call('POST b', {
      pictures: { type: 'array', items: ID },
      addressId: { type: 'string', maxLength: 40 },
      cursor: { type: 'string', pattern: '^[\\w=.-]+$' },
    }),
  ]
  expect(idFields(calls).map(({ call: { name }, field, isList }) => [name, field, isList])).toEqual([
    ['POST a', 'thing', false],
    ['POST b', 'pictures', true],
    ['POST b', 'addressId', false],
    ['POST b', 'cursor', false],
  ])
})

it('the attack asks for an unknown id of the same form as the foreign one (ACP-161)', () => {
  expect(neverWas('aB3-_q')).toBe('qqq-_z')
  expect(neverWas('q')).not.toBe('q')
})

it('mutates the same way for the same seed', () => {
  const one = call('POST a', { thing: ID, amountFen: { type: 'integer' } })
  expect(JSON.stringify(mutations(one, 50, dice(7)))).toBe(JSON.stringify(mutations(one, 50, dice(7))))
  expect(JSON.stringify(mutations(one, 50, dice(7)))).not.toBe(JSON.stringify(mutations(one, 50, dice(8))))
})

describe('pictures to upload', () => {
  it('are whole, and none like another', () => {
    const pictures = noisePictures(4, dice(7))
    expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'image/png', 'image/jpeg'])
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(4)
    const [png, jpeg] = pictures.map(({ bytes }) => bytes)
    const data = png?.indexOf('IDAT') ?? -1
    expect(inflateSync(png?.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)) ?? Buffer.alloc(0)).length).toBe(
      (1 + 3 * (png?.readUInt32BE(16) ?? 0)) * (png?.readUInt32BE(20) ?? 0),
    )
    // One bit and 63 times nine for each square make 71 bytes, beside what is stuffed.
    const scan = jpeg?.subarray((jpeg?.indexOf(Buffer.of(0xff, 0xda)) ?? 0) + 10, -2) ?? Buffer.alloc(0)
    const coded = scan.filter((byte, at) => !(byte === 0 && scan[at - 1] === 0xff))
    expect(coded.length).toBe(71 * 170 * 170)
  })
})
