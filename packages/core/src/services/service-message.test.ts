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
import { serviceRequestMessage } from './service-message.ts'
import type { ServiceRequestId } from './service-request.ts'

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

const REQUEST = { id: 'q1' as ServiceRequestId, number: 'FW20261123AAAAA', service: 'residence', place: 2 } as const

it('a person is told what the operator answers to their request, with its price (ONB-16)', () => {
  expect(serviceRequestMessage('u', REQUEST, { state: 'answered', note: '可以做', priceFen: 288_000 }, 9)).toEqual({
    userId: 'u',
    event: 'platform.answered',
    key: 'service:q1:2',
    subject: 'q1',
    figures: { title: '代入驻申请 FW20261123AAAAA', status: '已答复', text: '报价 ¥2,880.00。可以做' },
    at: 9,
  })
})

it('a person is told of a step without a price or a word by its name alone, and of what they did themselves not at all (ONB-16)', () => {
  const figures = (state: 'taken' | 'closed' | 'withdrawn', note: string) =>
    serviceRequestMessage('u', REQUEST, { state, note, priceFen: null }, 9)?.figures
  expect(figures('taken', '')).toMatchObject({ status: '处理中', text: null })
  expect(figures('closed', '做不了')).toMatchObject({ status: '已结束', text: '做不了' })
  expect(figures('withdrawn', '')).toBeUndefined()
})
