import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { captchaRoutes } from './captcha/captcha-routes.ts'
import { forgetExpired } from './expiry-store.ts'
import { sessionHandlers } from './session.handlers.ts'
import { findViewer } from './session-store.ts'
import { visitKeyOf } from './login/wechat-visit.ts'

export const sessionModule: ServerModule = {
  name: 'session',
  handlers: ({ sms, captcha, weChat, settings: { secrets } }) =>
    sessionHandlers({
      sms,
      captcha,
      appTokenSecret: secrets.appTokenSecret,
      visits: { weChat, key: visitKeyOf(secrets.dataKey.now) },
    }),
  findViewer: (token, { db, reads, clock }) => findViewer(db, token, clock.now(), reads),
  // A puzzle that opens no way is not given out.
  routes: (app, deps) => (deps.captcha === null ? captchaRoutes(app, deps) : undefined),
  sweeps: [{ name: 'forget ended sessions', everyMs: HOUR_MS, run: ({ db, clock }) => forgetExpired(db, clock.now()) }],
}
