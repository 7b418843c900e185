import { ContainerModule } from 'inversify'
import { provide, TOKENS } from '../wiring/index.ts'
import { httpAddresses } from './http-addresses.ts'
import { httpFavourites } from './http-favourites.ts'
import { httpPasswords } from './http-passwords.ts'
import { httpPhoneChanges } from './http-phone-changes.ts'
import { httpProfiles } from './http-profiles.ts'
import { httpProposals } from './http-proposals.ts'
import { httpUploads } from './http-uploads.ts'
import { httpVerifications } from './http-verifications.ts'

export const accountBindings = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.favourites, httpFavourites, [TOKENS.client])
  provide(bind, TOKENS.profiles, httpProfiles, [TOKENS.client])
  provide(bind, TOKENS.addresses, httpAddresses, [TOKENS.client])
  provide(bind, TOKENS.phoneChanges, httpPhoneChanges, [TOKENS.client])
  provide(bind, TOKENS.verifications, httpVerifications, [TOKENS.client])
  provide(bind, TOKENS.passwords, httpPasswords, [TOKENS.client])
  provide(bind, TOKENS.proposals, httpProposals, [TOKENS.client])
  provide(bind, TOKENS.uploads, httpUploads, [TOKENS.client])
})
