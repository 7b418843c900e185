import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const companyQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['company'], queryFn: ask(ports, ({ company }, signal) => company.info(signal)) })

export const agreementQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['agreement', 'registration'], queryFn: ask(ports, ({ company }, signal) => company.agreement('registration', signal)) })
