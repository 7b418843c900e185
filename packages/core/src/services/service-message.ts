import { formatMoney } from '../format/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import { SERVICES, type Service } from './service.ts'
import type { ServiceRequestMove } from './decide-service-request.ts'
import { SERVICE_REQUEST_STATES, type ServiceRequestId } from './service-request.ts'

interface MovedRequest {
  readonly id: ServiceRequestId
  readonly number: string
  readonly service: Service
  /** How many steps it had before. */
  readonly place: number
}

/** The message to a person whose request the operator takes, answers or closes; none for their own steps. */
export function serviceRequestMessage(
  userId: string,
  { id, number, service, place }: MovedRequest,
  { state, note, priceFen }: ServiceRequestMove,
  at: number,
): NewMessage | null {
  if (state === 'withdrawn') return null
  const price = priceFen === null ? '' : `报价 ${formatMoney(priceFen)}。`
  return {
    userId,
    event: 'platform.answered',
    key: `service:${id}:${place}`,
    subject: id,
    figures: {
      title: `${SERVICES[service].zh}申请 ${number}`,
      status: SERVICE_REQUEST_STATES[state].zh,
      text: price + note === '' ? null : price + note,
    },
    at,
  }
}
