import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MESSAGE_EVENTS, type MessageEvent } from './message-event.ts'
import { MESSAGE_KINDS } from './message-kind.ts'
import { kindOfEvent, toldEvent } from './message.ts'

const fell = { event: 'price.fell', figures: { shop: '天猫女装店', fromFen: 200_00, toFen: 150_00 } }

it('an event is told with its figures, and each has a kind', () => {
  expect(toldEvent(fell)).toEqual(fell)
  for (const event of Object.keys(MESSAGE_EVENTS) as MessageEvent[])
    expect(Object.keys(MESSAGE_KINDS)).toContain(kindOfEvent(event))
})

it('a figure that may be missing may be null, and no other', () => {
  const turn = { shop: '店', number: 'DD1', act: 'pay', by: null, otherwise: null }
  expect(toldEvent({ event: 'order.turn', figures: turn })).toBeDefined()
  expect(toldEvent({ event: 'order.turn', figures: { ...turn, act: null } })).toBeUndefined()
  expect(toldEvent({ event: 'price.fell', figures: { ...fell.figures, toFen: 1.5 } })).toBeUndefined()
})

it('nothing is told of an event that this version does not know, or whose figures are others', () => {
  const figures = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)))
  fc.assert(
    fc.property(fc.string(), figures, (event, given) => {
      expect(toldEvent({ event, figures: given })).toBeUndefined()
    }),
  )
  expect(toldEvent({ event: 'toString', figures: {} })).toBeUndefined()
})
