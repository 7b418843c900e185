import type { PictureId, Proposals } from '@diandu/core/account'
import { addProposal } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpProposals = (client: Client): Proposals => ({
  add: ({ content, contact, photos }) =>
    client.send(addProposal, {
      content: content.trim(),
      contact: contact.trim(),
      ...(photos.length === 0 ? {} : { photos: photos as PictureId[] }),
    }),
})
