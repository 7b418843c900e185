import fc from 'fast-check'
import { PROOF_TYPES } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { filesIn, filesText } from './stored-files.ts'

it('files are read back as they were kept', () => {
  const aFile = fc.record({
    id: fc.string(),
    name: fc.string(),
    type: fc.constantFrom(...PROOF_TYPES),
    bytes: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(aFile), (files) => {
      expect(filesIn(filesText(files))).toEqual(files)
    }),
  )
})

it('stored files are read from any text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void filesIn(text)))
  for (const text of ['', '7', '[null, {"id": "a", "name": "b", "type": "exe", "bytes": 1}]'])
    expect(filesIn(text)).toEqual([])
})
