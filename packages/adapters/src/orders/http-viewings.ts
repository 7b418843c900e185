import type { PictureId } from '@diandu/core/account'
import { isViewingCheck, type ViewingCheck, type Viewings } from '@diandu/core/orders'
import { agreeToViewing, getViewing, openViewing, reportViewing } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpViewings = (client: Client): Viewings => ({
  open: (orderId, { access, checks }, key) =>
    client.send(openViewing, { orderId, access, checks: known(checks) }, { key }),
  agree: (orderId, seen, key) => client.send(agreeToViewing, { orderId, ...looked(seen) }, { key }),
  report: (orderId, seen, { reason, words, pictures }, key) =>
    client.send(
      reportViewing,
      {
        orderId,
        ...looked(seen),
        reason,
        words,
        ...(pictures.length > 0 && { pictures: pictures as PictureId[] }),
      },
      { key },
    ),
  ofOrder: (orderId, signal) => client.send(getViewing, { orderId }, { signal }),
})

/** Nothing at all is left out. */
const looked = (seen: readonly string[]): { readonly seen?: ViewingCheck[] } =>
  known(seen).length === 0 ? {} : { seen: known(seen) }

/** Drops checks of a newer server. */
const known = (checks: readonly string[]): ViewingCheck[] => checks.filter(isViewingCheck)
