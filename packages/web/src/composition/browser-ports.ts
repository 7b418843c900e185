import type { BusyCount } from '@diandu/core/kernel'
import { nextTask } from '../app/next-task.ts'
import { lightPorts } from './light-ports.ts'
import { loadOnce } from './load-once.ts'
import { pageConfig } from './page-config.ts'
import type { Ports } from './ports.ts'

/** The requests under way, for the loading bar: there before the code that makes them. */
export const browserBusy: BusyCount = lightPorts.busy

/** Every port. The HTTP client, the rows and the container come with the first call, in a chunk of their own. */
export const loadPorts: () => Promise<Ports> = loadOnce(async () => {
  const { compose, overHttp } = await import('@diandu/adapters/compose')
  // A finger may come between the code and what is made of it.
  await nextTask()
  return compose(lightPorts, overHttp(pageConfig()))
})
