import { expect, it } from 'vitest'
import { faultsInNames } from '../../testing/names-below.ts'
import {
  ENTITIES,
  ENTRY_DOCUMENTS,
  ONBOARDING_SERVICES,
  SERVICE_REQUEST_STATES,
  SERVICES,
  TRADEMARK_STANDINGS,
} from './index.ts'

it('the tables of services are written in both languages, no two names of one alike (WRD-5)', () => {
  expect(
    faultsInNames({
      ENTITIES,
      TRADEMARK_STANDINGS,
      ENTRY_DOCUMENTS,
      ONBOARDING_SERVICES,
      SERVICES,
      SERVICE_REQUEST_STATES,
    }),
  ).toEqual([])
})
