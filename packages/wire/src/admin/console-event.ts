import { WORK_QUEUES, type ConsoleEvent } from '@diandu/core/admin'
import * as v from 'valibot'
import { keysOf } from '../schemas/schemas.ts'
import { ADMIN_API_BASE } from './admin-call.ts'

/** A stream of server-sent events. Each is JSON without a name; comments between them keep the connection. */
export const CONSOLE_EVENTS_PATH = `${ADMIN_API_BASE}events`

export const consoleEvent = v.variant('kind', [
  v.object({ kind: v.literal('queue'), queue: v.picklist(keysOf(WORK_QUEUES)), caseId: v.nullable(v.string()) }),
  v.object({ kind: v.literal('everything') }),
  v.object({ kind: v.literal('over') }),
]) satisfies v.GenericSchema<unknown, ConsoleEvent>
