import type { VerificationDocuments, Verifications } from '@diandu/core/account'
import { fail, mapResult, ok, refused } from '@diandu/core/kernel'
import { beginFaceCheck, createVerification, finishFaceCheck, getVerification, updateVerification } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpVerifications = (client: Client): Verifications => ({
  last: async (signal) => mapResult(await client.send(getVerification, {}, { signal }), ({ papers }) => papers),
  identity: async (signal) => mapResult(await client.send(getVerification, {}, { signal }), ({ identity }) => identity),
  handIn: (papers) => client.send(createVerification, sent(papers)),
  handInAgain: (papers) => client.send(updateVerification, sent(papers)),
  face: async (signal) => mapResult(await client.send(getVerification, {}, { signal }), ({ face }) => face),
  beginFace: ({ name, residentId }) => client.send(beginFaceCheck, { name, residentId: residentId.trim() }),
  finishFace: () => client.send(finishFaceCheck, {}),
  async company(creditCode, signal) {
    const answer = await client.send(getVerification, { creditCode: creditCode.trim() }, { signal })
    if (!answer.ok) return answer
    const { company } = answer.value
    return company === null ? fail(refused('not-found', '没有查到该企业', 'creditCode')) : ok(company)
  },
})

/** Trimmed where a number is meant; four elements alone have a mobile. */
function sent(papers: VerificationDocuments) {
  if (papers.kind === 'company')
    return { ...papers, creditCode: papers.creditCode.trim(), legalPersonId: papers.legalPersonId.trim() }
  const { mobile, ...rest } = papers
  const person = { ...rest, residentId: rest.residentId.trim(), cardNumber: rest.cardNumber.trim() }
  return papers.proof === 'four-elements' ? { ...person, mobile: mobile.trim() } : person
}
