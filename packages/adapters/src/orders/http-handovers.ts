import type { PictureId } from '@diandu/core/account'
import type { Handovers } from '@diandu/core/orders'
import {
  checkHandover,
  finishProofFile,
  getHandover,
  getHandoverAppendix,
  markHandover,
  putProofPart,
} from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpHandovers = (client: Client): Handovers => ({
  ofOrder: (orderId, signal) => client.send(getHandover, { orderId }, { signal }),
  mark: (orderId, { item, words, proofs }) =>
    client.send(markHandover, { orderId, item, proofs: proofs as PictureId[], ...wordsOf(words) }),
  check: (orderId, { item, revision, act, words }) =>
    client.send(checkHandover, { orderId, item, revision, act, ...wordsOf(words) }),
  proofPart: (orderId, { upload, place, bytes }, signal) =>
    client.send(
      putProofPart,
      { orderId, upload, place },
      { file: { type: 'application/octet-stream', bytes }, signal },
    ),
  proofFile: (orderId, sent, signal) => client.send(finishProofFile, { orderId, ...sent }, { signal }),
  appendix: (orderId, signal) => client.send(getHandoverAppendix, { orderId }, { signal }),
})

const wordsOf = (words: string): { readonly words?: string } => (words === '' ? {} : { words })
