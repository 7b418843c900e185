import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { decideFaceCheck, decideFaceChecked, type VerificationStatus } from '../index.ts'

const LIN = { name: '林小满', residentId: '11010519491231002X' }
const RECOGNISED = { ...LIN, kind: 'person', proof: 'face' } as const
const decide = (person: Partial<typeof LIN> = {}, last: VerificationStatus | null = null) =>
  decideFaceCheck({ last, at: AN_ORDINARY_NOON }, { ...LIN, ...person })

it('asks for a name and an ID number, and for nothing else (ACC-50)', () => {
  expect(decide({ name: ' 林小满 ', residentId: '11010519491231002x' })).toEqual({ ok: true, value: RECOGNISED })
  expect(decide({ name: '1' })).toMatchObject({ failure: { reason: 'bad-parameter', field: 'name' } })
  expect(decide({ residentId: '110105194912310021' })).toMatchObject({ failure: { field: 'residentId' } })
  expect(decide({ residentId: '110105202001010014' })).toMatchObject({ failure: { field: 'residentId' } })
})

it('verifies a person whom the provider recognised at once, and shows no more than to know them by (ACC-50)', () => {
  expect(decideFaceChecked({ last: null, at: AN_ORDINARY_NOON }, RECOGNISED)).toEqual({
    ok: true,
    value: {
      kind: 'person',
      status: 'verified',
      name: '林**',
      number: '110*************2X',
      handedInAt: AN_ORDINARY_NOON,
      reviewedAt: AN_ORDINARY_NOON,
      note: '',
    },
  })
})

it('never checks or verifies one who is under review or verified (ACC-51)', () => {
  fc.assert(
    fc.property(fc.constantFrom('reviewing', 'verified'), fc.nat(), (last, at) => {
      expect(decideFaceCheck({ last, at: AN_ORDINARY_NOON + at }, LIN)).toMatchObject({
        failure: { reason: 'papers-settled' },
      })
      expect(decideFaceChecked({ last, at }, RECOGNISED)).toMatchObject({ failure: { reason: 'papers-settled' } })
    }),
  )
  expect(decide({}, 'failed').ok).toBe(true)
  expect(decideFaceChecked({ last: 'failed', at: 1 }, RECOGNISED).ok).toBe(true)
})
