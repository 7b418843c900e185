import { setTimeout as pause } from 'node:timers/promises'
import type { Push, TextMessages } from '../../integrations/index.ts'
import type { ModuleDeps, ServerModule } from '../../server-module.ts'

/** So long a mistake is open for a kill to fall into. */
const OPEN_MS = 1_000

type Ways = Pick<ModuleDeps, 'sms' | 'push'>
type Sending = <T extends { readonly requestId: string }, End>(
  deps: ModuleDeps,
  send: (notice: T) => Promise<End>,
) => (notice: T) => Promise<End>

/** The sweep that sends notices, over providers that are asked in another way. */
const sending =
  (asked: Sending) =>
  (module: ServerModule): ServerModule =>
    module.name === 'inbox'
      ? {
          ...module,
          sweeps: (module.sweeps ?? []).map((sweep) => ({
            ...sweep,
            run: (deps: ModuleDeps) => sweep.run({ ...deps, ...spoilt(deps, asked) }),
          })),
        }
      : module

function spoilt(deps: ModuleDeps, asked: Sending): Ways {
  const { sms, push } = deps
  const wrongSms: TextMessages = { ...sms, sendNotice: asked(deps, (notice) => sms.sendNotice(notice)) }
  const wrongPush: Push | null = push === null ? null : { ...push, send: asked(deps, (notice) => push.send(notice)) }
  return { sms: wrongSms, push: wrongPush }
}

/**
 * Servers that are wrong about what they send to phones, each in one way: `npm run faults -- notices` has to tell each
 * of them from the right one.
 */
export const SEEDED_NOTICE_FAULTS: Readonly<Record<string, (module: ServerModule) => ServerModule>> = {
  /** Sends under another name each time, so that no provider knows a request again. */
  'renames-requests': sending((deps, send) => async (notice) => {
    const end = await send({ ...notice, requestId: deps.random.token() })
    await pause(OPEN_MS)
    return end
  }),
  /** Notes that a notice is sent, and then sends it. */
  'notes-before-sending': sending((deps, send) => async (notice) => {
    await deps.db.change("UPDATE notices SET state = 'sent', settled_at = 0 WHERE request_id = $1", [notice.requestId])
    await pause(OPEN_MS)
    return send(notice)
  }),
}
