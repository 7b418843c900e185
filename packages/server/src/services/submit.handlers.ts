import type { EntryWish, Service, ServiceDraft } from '@diandu/core/services'
import { requestLiveOnboarding, requestOnboarding, requestSupplierService, type CallArguments } from '@diandu/wire'
import { handlerFor, type Handler } from '../calls/index.ts'
import { submitRequest } from './submit-request.ts'

type Fields = CallArguments<typeof requestLiveOnboarding>

export const submitHandlers: readonly Handler[] = [
  handlerFor(requestOnboarding, ({ service, ...field }, context) =>
    submitRequest(draftOf(service as Service, field), provenOf(field), context),
  ),
  handlerFor(requestLiveOnboarding, (field, context) =>
    submitRequest(draftOf('liveentry', field), provenOf(field), context),
  ),
  handlerFor(requestSupplierService, ({ service, ...field }, context) =>
    submitRequest(draftOf(service, field), provenOf(field), context),
  ),
]

const draftOf = (service: Service, { packageId, name, details, os, ...field }: Fields): ServiceDraft => ({
  service,
  packageId: packageId ?? null,
  name,
  details,
  os: os ?? null,
  entry: entryOf(field),
})

/** All three, or nothing was checked. */
const entryOf = ({ platform, entity, trademark }: Partial<Fields>): EntryWish | null =>
  platform === undefined || entity === undefined || trademark === undefined ? null : { platform, entity, trademark }

const provenOf = ({ mobile, code }: Fields) => (mobile === undefined || code === undefined ? null : { mobile, code })
