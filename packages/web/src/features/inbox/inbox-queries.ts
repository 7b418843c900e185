import { queryOptions } from '@tanstack/react-query'
import type { MessageId, MessageKind } from '@diandu/core/inbox'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const MESSAGES = ['messages'] as const

export const messagesQuery = (ports: PortsSource, kind: MessageKind | null) =>
  ownPagedQuery(ports, [...MESSAGES, kind], ({ inbox }, cursor, signal) => inbox.list(kind, cursor, signal))

export const messageQuery = (ports: PortsSource, id: MessageId) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: call(ports, ({ inbox }, signal) => inbox.find(id, signal)),
    staleTime: 0,
  })
