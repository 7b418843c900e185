import fc from 'fast-check'
import { expect, it } from 'vitest'
import { picturesIn, picturesText } from './stored-pictures.ts'

it('pictures are read back as they were kept', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.string(), url: fc.option(fc.string(), { nil: undefined }) })),
      (pictures) => {
        expect(picturesIn(picturesText(pictures))).toEqual(pictures)
      },
    ),
  )
})

it.each(['', '{', 'null', '7', '{}', '[7, null, {}, {"id": 7}, {"id": "a", "url": 7}]'])(
  '%j holds no picture',
  (text) => {
    expect(picturesIn(text)).toEqual([])
  },
)

it('stored pictures are read from any text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void picturesIn(text)))
})
