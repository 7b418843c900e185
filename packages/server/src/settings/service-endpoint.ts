import * as v from 'valibot'

/** Where an outside service is asked. What goes there names people, so that production wants https. */
export const serviceEndpoint = <const D extends string>(address: D, meaning = 'Where the service is asked.') => ({
  type: v.pipe(v.string(), v.description('address, `https://…` in production')),
  default: address,
  meaning,
  isHttpsInProduction: true as const,
})
