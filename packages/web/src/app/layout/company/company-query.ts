import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

/** The same for every visitor, and constant while the server runs. */
export const companyQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: call(ports, ({ company }, signal) => company.info(signal)),
    staleTime: Infinity,
  })

/** Where visitors look up the registration of a site. */
export const REGISTER = 'https://beian.miit.gov.cn/'

export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[ -]/g, '')}`
