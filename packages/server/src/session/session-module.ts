import type { ServerModule } from '../server-module.ts'
import { captchaRoutes } from './captcha-routes.ts'
import { forgetExpired } from './forget-expired.ts'
import { sessionHandlers } from './session.handlers.ts'
import { findViewer } from './session-store.ts'

const HOUR_MS = 3_600_000

export const sessionModule: ServerModule = {
  name: 'session',
  handlers: ({ sms, settings }) => sessionHandlers({ sms, appTokenSecret: settings.secrets.appTokenSecret }),
  findViewer: (token, { db, clock }) => findViewer(db, token, clock.now()),
  routes: captchaRoutes,
  sweeps: [{ name: 'forget ended sessions', everyMs: HOUR_MS, run: ({ db, clock }) => forgetExpired(db, clock.now()) }],
}
