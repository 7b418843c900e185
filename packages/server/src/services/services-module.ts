import type { ServerModule } from '../server-module.ts'
import { servicesHandlers } from './services.handlers.ts'

/** What the operator and its suppliers do for shop owners, and requests for it. */
export const servicesModule: ServerModule = {
  name: 'services',
  handlers: ({ clock, settings }) => servicesHandlers({ clock, ...settings }),
}
