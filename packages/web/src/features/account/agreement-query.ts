import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/queries/run-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const agreementQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['agreement', 'registration'],
    queryFn: call(ports, ({ company }, signal) => company.agreement('registration', signal)),
  })
