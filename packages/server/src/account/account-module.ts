import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { addressHandlers } from './address.handlers.ts'
import { companyHandlers } from './company.handlers.ts'
import { sandboxRegister } from './company-register.ts'
import { createDataBox } from './data-box.ts'
import { phoneChangeHandlers } from './phone-change.handlers.ts'
import { sweepPictures } from './picture-use-store.ts'
import { pictureRoutes } from './picture-routes.ts'
import { aboutPicture } from './picture-url.ts'
import { profileHandlers } from './profile.handlers.ts'
import { aboutPapers } from './verification-store.ts'
import { verificationHandlers } from './verification.handlers.ts'

export const accountModule: ServerModule = {
  name: 'account',
  handlers({ settings, weChat }) {
    const box = createDataBox(settings.secrets.dataKey)
    return [...profileHandlers(box), ...addressHandlers, ...phoneChangeHandlers, ...verificationHandlers(box, sandboxRegister), ...companyHandlers(weChat, settings.shells.gameEntry)]
  },
  routes: (app, parts) => pictureRoutes(app, parts, createDataBox(parts.settings.secrets.dataKey)),
  sealedPlaces: [
    { table: 'verifications', key: 'id', column: 'papers', as: 'base64', about: aboutPapers },
    { table: 'picture_bytes', key: 'content_hash', column: 'sealed', as: 'bytes', about: aboutPicture },
  ],
  sweeps: [
    { name: 'sweep pictures that nobody took', everyMs: HOUR_MS, run: async ({ db, clock }) => void (await sweepPictures(db, clock.now())) },
    {
      name: 'forget spent proofs',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await db.change('DELETE FROM phone_proofs WHERE expires_at <= $1', [clock.now()])),
    },
  ],
}
