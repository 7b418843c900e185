import type { IdentityChecks, ProofAttempt, ProofBegun } from '@diandu/core/contracts'
import { fail, mapResult, ok, refused, type Result, type StopSignal } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import type { CallInput } from '@diandu/wire'
import type { Client } from '../http/index.ts'
import { pictureOf } from './picture-of.ts'

export const httpIdentity = (client: Client): IdentityChecks => ({
  begin: (attempt, signal) => begin(client, attempt, signal),
  finish: ({ contractId, proof, code }, signal) =>
    client.send(wire.finishProof, { contractId, proof, ...(code === null ? {} : { code }) }, { signal }),
  page: (contractId, signal) => client.send(wire.getVerificationPage, { contractId }, { signal }),
  papers: async (signal) =>
    mapResult(await client.send(wire.getIdentityDocuments, {}, { signal }), ({ items }) => items),
})

/** A field that was not given is sent empty, so that the answer names it. */
function begin(
  client: Client,
  { contractId, proof, fields }: ProofAttempt,
  signal: StopSignal | undefined,
): Promise<Result<ProofBegun>> {
  const { name = '', residentId = '', bankCard = '', mobile = '', companyName = '', creditCode = '' } = fields
  switch (proof) {
    case 'on-record':
      return client.send(wire.beginOnRecord, { contractId }, { signal })
    case 'four-elements':
      return client.send(wire.beginFourElements, { contractId, name, residentId, bankCard, mobile }, { signal })
    case 'three-elements':
      return client.send(wire.beginThreeElements, { contractId, name, residentId, mobile }, { signal })
    case 'legal-representative':
      return client.send(
        wire.beginThreeElements,
        { contractId, name, residentId, mobile, companyName, creditCode },
        { signal },
      )
    case 'bank':
      return client.send(wire.verifyByBank, { contractId, name, residentId, bankCard }, { signal })
    case 'photo':
      return handIn(
        client,
        { use: 'photo', contractId, idFront: pictureOf(fields.idFront), idBack: pictureOf(fields.idBack) },
        signal,
      )
    case 'equity':
      return handIn(client, { use: 'equity', contractId, equityPaper: pictureOf(fields.equityPaper) }, signal)
    case 'high':
      return client.send(wire.beginHighVerification, { contractId, name, residentId }, { signal })
  }
}

async function handIn(
  client: Client,
  photos: CallInput<typeof wire.handInPhotos>,
  signal: StopSignal | undefined,
): Promise<Result<ProofBegun>> {
  const answer = await client.send(wire.handInPhotos, photos, { signal })
  if (!answer.ok) return answer
  return answer.value.begun === null ? fail(refused('bad-parameter', '请重新上传')) : ok(answer.value.begun)
}
