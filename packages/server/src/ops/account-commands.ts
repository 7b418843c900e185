import { FIELD_PROBLEMS, toPhoneChangeStatus, toVerificationStatus } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { createDataBox, findVerification, listPhoneChanges, listProposals, listVerifications, readPapers, reviewPapers, reviewPhone, signedPictureUrl } from '../account/index.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import { oneLine } from './one-line.ts'
import type { AccountCommand } from './parse-account-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function runAccountCommand(command: AccountCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'phones list':
      return done(await phonesText(command, parts))
    case 'papers list':
      return done(await papersText(command, parts))
    case 'proposals list':
      return done(await proposalsText(command, parts))
    case 'papers show':
      return showPapers(command, parts)
    case 'phones agree':
    case 'phones refuse':
    case 'papers agree':
    case 'papers refuse':
      return review(command, parts)
  }
}

type Listing = Extract<AccountCommand, { readonly most: number }>

async function phonesText({ onlyOpen, most }: Listing, { db }: OpsParts): Promise<string> {
  const changes = await listPhoneChanges(db, onlyOpen, most)
  if (changes.length === 0) return 'There are no such changes of phone.'
  return tableText(
    ['ID', 'PERSON', 'NEW PHONE', 'STATE', 'ASKED', 'REASON', 'NOTE'],
    changes.map(({ id, username, newMobile, status, askedAt, reason, note }) => [
      id,
      username,
      newMobile,
      toPhoneChangeStatus(status).name.en,
      time(askedAt),
      oneLine(reason),
      oneLine(note) || '-',
    ]),
  )
}

async function papersText({ onlyOpen, most }: Listing, { db }: OpsParts): Promise<string> {
  const papers = await listVerifications(db, onlyOpen, most)
  if (papers.length === 0) return 'There are no such papers.'
  return tableText(
    ['ID', 'PERSON', 'KIND', 'NAME', 'NUMBER', 'STATE', 'HANDED IN', 'NOTE'],
    papers.map(({ id, username, kind, name, number, status, handedInAt, note }) => [
      id,
      username,
      kind,
      oneLine(name),
      number,
      toVerificationStatus(status).name.en,
      time(handedInAt),
      oneLine(note) || '-',
    ]),
  )
}

async function proposalsText({ most }: Listing, { db }: OpsParts): Promise<string> {
  const proposals = await listProposals(db, most)
  if (proposals.length === 0) return 'There are no proposals.'
  return tableText(
    ['PERSON', 'SENT', 'CONTACT', 'PICTURES', 'PROPOSAL'],
    proposals.map(({ username, addedAt, contact, photos, content }) => [username, time(addedAt), contact || '-', String(photos.length), oneLine(content)]),
  )
}

async function showPapers({ id, by }: Extract<AccountCommand, { name: 'papers show' }>, { db, clock, dataKey }: OpsParts): Promise<OpsAnswer> {
  const box = createDataBox(dataKey)
  const [record, papers] = [await findVerification(db, id), await readPapers(db, id, box, { by, at: clock.now() })]
  if (record === undefined || papers === undefined) return { exitCode: 1, text: `There are no papers "${id}". "papers list" shows their ids.` }
  const shown = Object.entries(papers).map(([field, value]) => [field, field.endsWith('Photo') ? signedPictureUrl(value, box, clock.now()) : oneLine(value)])
  return done(tableText(['PAPERS', id], [['person', record.username], ['state', toVerificationStatus(record.status).name.en], ['handed in', time(record.handedInAt)], ...shown]))
}

async function review({ name, id, by, why }: Extract<AccountCommand, { readonly why: string }>, { db, clock }: OpsParts): Promise<OpsAnswer> {
  const [kind, word] = name.split(' ')
  const verdict = word === 'agree' ? 1 : 2
  const at = clock.now()
  const answer =
    kind === 'phones' ? await reviewPhone(db, id, { verdict, note: why, at }, by) : await reviewPapers(db, { id, verdict, note: why, by, at })
  if (!answer.ok) return { exitCode: 1, text: wordsOf(answer.failure) }
  return done(`${kind === 'phones' ? 'The change of phone' : 'The papers'} ${id}: ${verdict === 1 ? 'agreed' : 'refused'}.`)
}

function wordsOf(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.message === FIELD_PROBLEMS.settled.zh) return 'This was settled before.'
  return failure.reason === 'papers-settled' ? 'These were settled before.' : failure.reason === 'not-found' ? 'There is nothing with this id.' : failure.message
}
