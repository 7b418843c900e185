import type { EntryWish, Service, ServiceDraft } from '@diandu/core/services'
import { requestLiveOnboarding, requestOnboarding, requestSupplierService, type CallArguments } from '@diandu/wire'
import { handlerFor, type Handler } from '../calls/index.ts'
import { submitRequest } from './submit-request.ts'

type Said = CallArguments<typeof requestLiveOnboarding>

export const submitHandlers: readonly Handler[] = [
  handlerFor(requestOnboarding, ({ service, ...said }, context) =>
    submitRequest(draftOf(service as Service, said), provenOf(said), context),
  ),
  handlerFor(requestLiveOnboarding, (said, context) =>
    submitRequest(draftOf('liveentry', said), provenOf(said), context),
  ),
  handlerFor(requestSupplierService, ({ service, ...said }, context) =>
    submitRequest(draftOf(service, said), provenOf(said), context),
  ),
]

const draftOf = (service: Service, { packageId, name, details, os, ...said }: Said): ServiceDraft => ({
  service,
  packageId: packageId ?? null,
  name,
  details,
  os: os ?? null,
  entry: entryOf(said),
})

/** All three, or nothing was checked. */
const entryOf = ({ platform, entity, trademark }: Partial<Said>): EntryWish | null =>
  platform === undefined || entity === undefined || trademark === undefined ? null : { platform, entity, trademark }

const provenOf = ({ mobile, code }: Said) => (mobile === undefined || code === undefined ? null : { mobile, code })
