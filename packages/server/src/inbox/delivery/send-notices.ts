import { nextTryAt, noticeText, PHONE_CHANNELS, type PhoneChannel } from '@diandu/core/inbox'
import { DAY_MS } from '@diandu/core/kernel'
import type { HandedOver } from '../../integrations/index.ts'
import type { ModuleDeps } from '../../server-module.ts'
import { findUser } from '../../session/index.ts'
import { claimDue, claimLost, type NoticeToSend } from './claim-notices.ts'
import { dropDevices, readDevices } from './device-store.ts'
import { writeRequestId, writeSettled, writeWaiting } from './notice-store.ts'

export type NoticeDeps = Pick<ModuleDeps, 'db' | 'clock' | 'random' | 'sms' | 'push' | 'log'>

/** Sends whatever is due. Any number of servers may do so: each takes its own. */
export async function sendNotices(deps: NoticeDeps): Promise<void> {
  await Promise.all(PHONE_CHANNELS.map((channel) => sendBy(channel, deps)))
}

const knownForMs = (channel: PhoneChannel, { sms, push }: NoticeDeps): number =>
  (channel === 'sms' ? sms : push)?.knowsRequestsForMs ?? 0

async function sendBy(channel: PhoneChannel, deps: NoticeDeps): Promise<void> {
  const { db, clock } = deps
  const knowsRequestsForMs = knownForMs(channel, deps)
  await sendAll(await claimLost(db, channel, { nowMs: clock.now(), knowsRequestsForMs }), deps)
  for (;;) {
    const { looked, claimed } = await claimDue(db, channel, clock.now())
    const isDown = await sendAll(claimed, deps)
    // A provider that takes nothing is left alone until the next sweep.
    if (looked === 0 || isDown) return
  }
}

/** Answers whether the provider took nothing of it. */
async function sendAll(notices: readonly NoticeToSend[], deps: NoticeDeps): Promise<boolean> {
  const ends = await Promise.all(notices.map((one) => sendOne(one, deps)))
  return ends.length > 0 && ends.every((end) => end === 'again' || end === 'unsure')
}

/** An error in between leaves the notice as it is: it is taken up as one of a server that fell. */
async function sendOne(one: NoticeToSend, deps: NoticeDeps): Promise<HandedOver['kind']> {
  try {
    return await (one.notice.channel === 'sms' ? sendText(one, deps) : sendPush(one, deps))
  } catch (error) {
    deps.log.error({ error, channel: one.notice.channel }, 'A notice was not sent')
    return 'unsure'
  }
}

async function sendText({ notice, message }: NoticeToSend, deps: NoticeDeps): Promise<HandedOver['kind']> {
  const { db, random, sms, clock } = deps
  const mobile = (await findUser(db, notice.userId))?.mobile ?? ''
  if (mobile === '') return drop(notice, 'no-mobile', deps)
  const requestId = notice.requestId ?? random.token()
  await writeRequestId(db, notice, requestId, notice.requestedAt ?? clock.now())
  const text = noticeText(message, notice.messages).sms
  return settle(notice, await sms.sendNotice({ mobile, notice: text, requestId }), deps)
}

/** How long a push that has no deadline waits at its provider for a device that is off. */
const LASTS_MS = 3 * DAY_MS

async function sendPush({ notice, message }: NoticeToSend, deps: NoticeDeps): Promise<HandedOver['kind']> {
  const { db, push, clock } = deps
  const devices = await readDevices(db, notice.userId, clock.now())
  const [newest] = devices
  if (push === null || newest === undefined) return drop(notice, 'no-device', deps)
  const requestId =
    notice.requestId === null ? await push.newRequestId() : ({ ok: true, value: notice.requestId } as const)
  if (!requestId.ok) return settle(notice, { kind: 'again', why: 'no request id' }, deps)
  await writeRequestId(db, notice, requestId.value, notice.requestedAt ?? clock.now())
  const { title, body } = noticeText(message, notice.messages)
  const tokens = devices.map(({ token }) => token)
  const end = await push.send({
    requestId: requestId.value,
    tokens,
    title: title[newest.language],
    body: body[newest.language],
    path: notice.messages === 1 ? `/message/details/${message.id}` : `/message?kind=${notice.kind}`,
    lastsMs: notice.by === null ? LASTS_MS : notice.by - clock.now(),
  })
  if (end.kind === 'refused' && end.isAddressGone) await dropDevices(db, tokens)
  return settle(notice, end, deps)
}

async function drop(
  notice: NoticeToSend['notice'],
  trouble: string,
  { db, clock }: NoticeDeps,
): Promise<HandedOver['kind']> {
  await writeSettled(db, notice, { state: 'dropped', trouble, nowMs: clock.now() })
  return 'refused'
}

async function settle(notice: NoticeToSend['notice'], end: HandedOver, deps: NoticeDeps): Promise<HandedOver['kind']> {
  const { db, clock } = deps
  const nowMs = clock.now()
  switch (end.kind) {
    case 'taken':
      await writeSettled(db, notice, { state: 'sent', trouble: null, nowMs })
      break
    case 'refused':
      await writeSettled(db, notice, { state: 'failed', trouble: end.why, nowMs })
      break
    case 'again':
      await db.transaction((tx) =>
        writeWaiting(tx, notice, { dueAt: nextTryAt(notice.tries + 1, nowMs), trouble: end.why, nowMs }),
      )
      break
    case 'unsure':
      // Where the provider knows requests again, this one is sent again once it is taken for lost.
      if (knownForMs(notice.channel, deps) === 0)
        await writeSettled(db, notice, { state: 'unsure', trouble: end.why, nowMs })
      break
  }
  return end.kind
}
