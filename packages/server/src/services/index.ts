export { moveRequest } from './move-request.ts'
export { insertRequest, storeMove } from './request-store.ts'
export { listRequests, showRequest } from './reviewed-requests.ts'
export { servicesModule } from './services-module.ts'
