import type { ServerModule } from '../server-module.ts'
import { servicesHandlers } from './services.handlers.ts'

/** Services of the operator and its suppliers for shop owners, and requests for them. */
export const servicesModule: ServerModule = {
  name: 'services',
  handlers: ({ clock, settings }) => servicesHandlers({ clock, ...settings }),
}
