import type { CaseChoice } from '@diandu/core/admin'
import { platformOf } from '@diandu/core/catalog'
import { formatMoney, maskMobile } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  ENTITIES,
  isOpenRequest,
  SERVICE_REQUEST_STATES,
  SERVICES,
  TRADEMARK_STANDINGS,
  type Service,
  type ServiceRequestMove,
} from '@diandu/core/services'
import {
  listRequests,
  moveRequest,
  serviceContent,
  showRequest,
  type ReviewedRequest,
} from '../../../services/index.ts'
import type { Reads } from '../../../database/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  person: { zh: '申请人', en: 'Person' },
  visitor: { zh: '访客', en: 'a visitor' },
  details: { zh: '需求说明', en: 'What is needed' },
  request: { zh: '服务申请', en: 'Request' },
  number: { zh: '编号', en: 'Number' },
  service: { zh: '服务', en: 'Service' },
  option: { zh: '套餐', en: 'Package' },
  price: { zh: '标价', en: 'Listed price' },
  name: { zh: '称呼', en: 'Name' },
  platform: { zh: '想入驻的平台', en: 'Platform wanted' },
  entity: { zh: '主体', en: 'In whose name' },
  trademark: { zh: '商标', en: 'Trademark' },
  mobile: { zh: '手机', en: 'Mobile' },
  steps: { zh: '经过', en: 'Steps' },
  quoted: { zh: '报价', en: 'Price' },
})

const versionOf = ({ state, changedAt }: ReviewedRequest): string => `${state} ${changedAt}`

const listed = (request: ReviewedRequest, locale: Locale): ListedCase => ({
  id: request.id,
  title: `${nameIn(SERVICES[request.service as Service], locale)} · ${request.name}`,
  about: `${request.number} · ${maskMobile(request.mobile)}`,
  state: nameIn(SERVICE_REQUEST_STATES[request.state], locale),
  since: request.submittedAt,
  marks: 0,
  version: versionOf(request),
})

async function factsOf({ number, service, packageId, name, entry }: ReviewedRequest, db: Reads, locale: Locale) {
  const texts = TEXTS(locale)
  const { packages } = await serviceContent.read(db, service)
  const chosen = packages.find(({ id }) => id === packageId)
  return [
    { label: texts.number, value: number },
    { label: texts.service, value: nameIn(SERVICES[service as Service], locale) },
    ...(chosen === undefined
      ? []
      : [
          { label: texts.option, value: nameIn(chosen.name, locale) },
          { label: texts.price, value: formatMoney(chosen.priceFen) },
        ]),
    { label: texts.name, value: name },
    ...(entry === null
      ? []
      : [
          { label: texts.platform, value: nameIn(platformOf(entry.platform).name, locale) },
          { label: texts.entity, value: nameIn(ENTITIES[entry.entity], locale) },
          { label: texts.trademark, value: nameIn(TRADEMARK_STANDINGS[entry.trademark], locale) },
        ]),
  ]
}

export const serviceWork: CaseWork = {
  queue: 'services',
  waiting: async ({ db }, { locale, most }) =>
    (await listRequests(db, 'open', most)).map((request) => listed(request, locale)),
  show: async ({ db }, id, locale) => {
    const request = await showRequest(db, id)
    if (request === undefined) return undefined
    const { userId, username, mobile, details, state, steps } = request
    const texts = TEXTS(locale)
    const keys = isOpenRequest(state) ? ['answer', ...(state === 'submitted' ? ['take'] : []), 'close'] : []
    return {
      ...listed(request, locale),
      people: userId === null ? [] : [{ userId, role: texts.person, name: username ?? '-' }],
      blocks: [
        { kind: 'words', title: texts.details, text: details },
        { kind: 'facts', title: texts.request, facts: await factsOf(request, db, locale) },
        { kind: 'sealed', key: 'mobile', title: texts.mobile, masked: maskMobile(mobile) },
        {
          kind: 'steps',
          title: texts.steps,
          steps: steps.map((step) => ({
            at: step.at,
            what: nameIn(SERVICE_REQUEST_STATES[step.state], locale),
            by: step.by ?? username ?? texts.visitor,
            words: [
              ...(step.priceFen === null ? [] : [`${texts.quoted} ${formatMoney(step.priceFen)}`]),
              ...(step.note === '' ? [] : [step.note]),
            ].join('\n'),
          })),
        },
      ],
      decisions: keys.map((key) => ({ key, unmet: [], effects: [] })),
    }
  },
  versionOf: async (db, id) => {
    const request = await showRequest(db, id)
    return request && versionOf(request)
  },
  decide: (choice, { staff, clock, commit }: StaffContext) =>
    commit(async (tx) => {
      const { id, words } = choice
      const before = await showRequest(tx, id)
      const move = moveOf(choice)
      const moved = await moveRequest(tx, id, move, { by: staff.name, at: clock.now() })
      if (!moved.ok) return moved
      return ok({
        value: null,
        log: {
          object: { kind: 'service-request', id },
          userId: before?.userId ?? null,
          reason: words,
          before: { state: before?.state ?? null },
          after: { state: move.state, priceFen: move.priceFen },
        },
      })
    }),
  reveal: async (tx, { id, locale }) => {
    const request = await showRequest(tx, id)
    if (request === undefined) return fail(refused('not-found', '没有这条申请', 'id'))
    return ok({
      value: { facts: [{ label: TEXTS(locale).mobile, value: request.mobile }], addresses: [] },
      log: { object: { kind: 'service-request', id }, userId: request.userId },
    })
  },
}

function moveOf({ decision, words, fields }: CaseChoice): ServiceRequestMove {
  const price = fields['price']
  if (decision === 'take') return { state: 'taken', note: '', priceFen: null }
  return decision === 'answer'
    ? { state: 'answered', note: words, priceFen: typeof price === 'number' ? price : null }
    : { state: 'closed', note: words, priceFen: null }
}
