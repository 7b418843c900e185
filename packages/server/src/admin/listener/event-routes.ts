import { mayDo } from '@diandu/core/admin'
import { CONSOLE_EVENTS_PATH } from '@diandu/wire/admin'
import type { FastifyInstance } from 'fastify'
import type { AdminContext } from '../admin-handler.ts'
import { openedSession } from '../opened-session.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'
import { tokenOf } from './staff-cookie.ts'

/** A console that does not read is given up before it costs the server memory. */
const MAX_UNREAD_BYTES = 64 * 1024

/** A stream of its own for each console. Opening one and keeping it open is no activity of its session. */
export function addEventRoutes(
  app: FastifyInstance,
  { db, clock, isDemo }: Pick<AdminContext, 'db' | 'clock' | 'isDemo'>,
): EventStreams {
  const streams = createEventStreams({ db, clock })
  app.addHook('preClose', (done) => {
    streams.close()
    done()
  })
  app.get(CONSOLE_EVENTS_PATH, async (request, reply) => {
    // An EventSource sends no header of its own; no page can set or forge this one.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.status(403).send()
    const token = tokenOf(request.headers.cookie)
    const find = async () =>
      token === null ? undefined : openedSession(token, { db, clock, isDemo, address: request.ip })
    const opened = await find()
    if (opened === undefined || !mayDo(opened.staff.roles, 'see-today')) return reply.status(401).send()
    const { raw } = reply
    const write = (text: string): boolean => {
      raw.write(text)
      return raw.writableLength < MAX_UNREAD_BYTES
    }
    const leave = streams.open({ write, end: () => raw.end() }, opened, find)
    if (leave === undefined) return reply.status(429).send()
    raw.on('close', leave)
    reply.hijack()
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // No proxy may gather it, or pack it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.write(': \n\n')
    return reply
  })
  return streams
}
