import { formatTime, maskMobile } from '@diandu/core/format'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  checkServiceDraft,
  decideServiceRequest,
  draftText,
  requestNumber,
  type ProvenMobile,
  type ServiceDraft,
  type ServiceReceipt,
  type ServiceRequestId,
} from '@diandu/core/services'
import type { CallContext } from '../calls/index.ts'
import { idFrom } from '../ids/index.ts'
import { findUser, spendCode, tryCode } from '../session/index.ts'
import { countRequestsSince, findOpenSame, insertRequest, lockMobile, type Requester } from './request-store.ts'
import { serviceContent } from './service-content.ts'

type Context = Pick<CallContext, 'db' | 'clock' | 'random' | 'viewer'>

/** A request of a user, or of a visitor who proves a mobile. One that is open and says the same is answered again. */
export async function submitRequest(
  given: ServiceDraft,
  proven: ProvenMobile | null,
  { db, clock, random, viewer }: Context,
): Promise<Result<ServiceReceipt>> {
  const draft = checkServiceDraft(given, await serviceContent.read(db, given.service))
  if (!draft.ok) return draft
  const user = viewer === null ? undefined : await findUser(db, viewer.userId)
  const hasMobile = user !== undefined && user.mobile !== ''
  const mobile = hasMobile ? user.mobile : proven?.mobile
  if (mobile === undefined) return fail(refused('parameter-missing', '请填写手机号和验证码', 'mobile'))
  const requester: Requester = { userId: user?.id ?? null, mobile }
  const text = draftText(draft.value)
  const before = await findOpenSame(db, requester, text)
  if (before !== undefined) return ok(before)
  const at = clock.now()
  // Outside of the transaction: a wrong code counts, whatever becomes of the request.
  const tried =
    hasMobile || proven === null ? ok(null) : await tryCode(db, { ...proven, purpose: 'service-request' }, at)
  if (!tried.ok) return tried
  return db.transaction(async (tx) => {
    await lockMobile(tx, mobile)
    const concurrent = await findOpenSame(tx, requester, text)
    if (concurrent !== undefined) return ok(concurrent)
    const allowed = decideServiceRequest(await countRequestsSince(tx, requester, at - DAY_MS))
    if (!allowed.ok) return allowed
    const spent = tried.value === null ? ok(undefined) : await spendCode(tx, tried.value, at)
    if (!spent.ok) return spent
    const token = random.token()
    const id = idFrom(token) as ServiceRequestId
    const number = requestNumber(formatTime(at, 'yyyy-mm-dd'), random.token())
    await insertRequest(tx, { id, number, ...requester, draft: draft.value, said: text, at })
    return ok({ id, number, service: draft.value.service, mobile: maskMobile(mobile), submittedAt: at })
  })
}
