import { askClient, type Ask } from '../http/index.ts'
import type { Connection } from '../wiring/index.ts'

/** In the same process as the server, while it renders a page. */
export const inProcess =
  (ask: Ask): Connection =>
  () =>
    askClient(ask)
