import { createApiClient, type CallApi } from '../http/index.ts'
import type { Connection } from './connection.ts'

/** In the same process as the server, while it renders a page. */
export const inProcess =
  (callApi: CallApi): Connection =>
  () =>
    createApiClient(callApi)
