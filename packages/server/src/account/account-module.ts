import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { addressHandlers } from './address.handlers.ts'
import { companyContent, companyOf } from './company-content.ts'
import { companyHandlers } from './verification/company.handlers.ts'
import { sandboxRegister } from './verification/company-register.ts'
import { createDataBox } from '../crypto/index.ts'
import { phoneChangeHandlers } from './phone-change.handlers.ts'
import { sweepPictures } from './pictures/picture-use-store.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { aboutChunk } from './pictures/picture-chunk-store.ts'
import { aboutPicture } from './pictures/picture-url.ts'
import { aboutPictureSize } from './pictures/sizes/picture-size-store.ts'
import { profileHandlers } from './profile.handlers.ts'
import { aboutFaceCheck, forgetFaceChecks } from './verification/face-check-store.ts'
import { aboutIdentity } from './verification/identity-store.ts'
import { aboutVerification } from './verification/verification-store.ts'
import { verificationHandlers } from './verification/verification.handlers.ts'

export const accountModule: ServerModule = {
  name: 'account',
  handlers({ settings, weChat, identity }) {
    const box = createDataBox(settings.secrets.dataKey)
    return [
      ...profileHandlers(box),
      ...addressHandlers,
      ...phoneChangeHandlers,
      ...verificationHandlers({ box, register: sandboxRegister, identity }),
      ...companyHandlers({
        company: settings.company,
        weChat,
        gameEntry: settings.shells.gameEntry,
        publicOrigin: settings.shells.publicOrigin,
      }),
    ]
  },
  checkFiles: async ({ db, clock, settings }) => {
    await companyContent.keep(db, companyOf(settings.company), clock.now())
    return []
  },
  routes: (app, deps) => pictureRoutes(app, deps, createDataBox(deps.settings.secrets.dataKey)),
  sealedPlaces: [
    { table: 'verifications', key: 'id', column: 'papers', as: 'base64', about: aboutVerification },
    { table: 'known_identities', key: 'user_id', column: 'sealed', as: 'base64', about: aboutIdentity },
    { table: 'face_checks', key: 'user_id', column: 'sealed', as: 'base64', about: aboutFaceCheck },
    { table: 'picture_bytes', key: 'content_hash', column: 'sealed', as: 'bytes', about: aboutPicture },
    { table: 'picture_chunks', key: "blob_id || ' ' || place", column: 'sealed', as: 'bytes', about: aboutChunk },
    {
      table: 'picture_sizes',
      key: "content_hash || ' ' || size",
      column: 'sealed',
      as: 'bytes',
      about: aboutPictureSize,
    },
  ],
  sweeps: [
    {
      name: 'sweep pictures that no record uses',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await sweepPictures(db, clock.now())),
    },
    {
      name: 'forget face checks',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await forgetFaceChecks(db, clock.now())),
    },
    {
      name: 'forget spent proofs',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) =>
        void (await db.change('DELETE FROM phone_proofs WHERE expires_at <= $1', [clock.now()])),
    },
  ],
}
