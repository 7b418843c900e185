import { platformOf } from '@diandu/core/catalog'
import {
  ENTITIES,
  SERVICE_REQUEST_STATES,
  SERVICES,
  TRADEMARK_STANDINGS,
  type EntryWish,
  type Service,
  type ServiceRequestState,
} from '@diandu/core/services'
import type { ServiceRequestMove } from '@diandu/core/services'
import { moveRequest } from '../../../services/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { word } from '../../parameters.ts'
import { refusalText } from '../../texts/value-texts.ts'

export const oneRequest = word(
  'ID|NUMBER',
  'a request, by its id or its number',
  'Say one request, by its id or its number: "services list" shows them.',
)

export const noRequestText = (request: string): string =>
  `There is no request "${request}". "services list" shows their numbers.`

export const serviceText = (service: string, packageId: string | null): string =>
  `${SERVICES[service as Service].en.toLowerCase()}${packageId === null ? '' : ` (${packageId})`}`

export const requestStateText = (state: ServiceRequestState): string => SERVICE_REQUEST_STATES[state].en.toLowerCase()

export const entryText = ({ platform, entity, trademark }: EntryWish): string =>
  `${platformOf(platform).name.en}, ${ENTITIES[entity].en.toLowerCase()}, trademark: ${TRADEMARK_STANDINGS[trademark].en.toLowerCase()}`

/** Ends a command that moves a request. */
export async function movedAnswer(
  request: string,
  move: ServiceRequestMove,
  by: string,
  { db, clock }: OpsDeps,
  text: string,
): Promise<OpsAnswer> {
  const moved = await db.transaction((tx) => moveRequest(tx, request, move, { by, at: clock.now() }))
  if (moved.ok) return done(text)
  const { failure } = moved
  return notDone(
    failure.kind === 'refused' && failure.reason === 'not-found' ? noRequestText(request) : refusalText(failure),
  )
}
