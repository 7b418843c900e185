import { afterPaint } from '../app/rendering/after-paint.ts'
import { nextTask } from '../app/rendering/next-task.ts'
import { lightPorts } from './light-ports.ts'
import { loadOnce } from './load-once.ts'
import { pageConfig } from './page-config.ts'
import type { Ports } from './ports.ts'

/** Every port. The HTTP client, the rows and the container come with the first call, in a chunk of their own. */
export const loadPorts: () => Promise<Ports> = loadOnce(async () => {
  // The first caller is often a control that was just tapped: the picture that answers the tap goes before the code.
  await new Promise<void>((resume) => void afterPaint(resume))
  const { compose, overHttp } = await import('@diandu/adapters/compose')
  // A finger may come between the code and what is made of it.
  await nextTask()
  return compose(lightPorts, overHttp(pageConfig()))
})
