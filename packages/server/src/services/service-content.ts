import { SERVICE_KEYS, SERVICES, type EntryRules, type Service, type ServiceOffer } from '@diandu/core/services'
import { getServicePage } from '@diandu/wire'
import { fileContent, repeatedAt, type Complaint } from '../content/index.ts'
import entryRules from './data/entry-rules.json' with { type: 'json' }
import onboardingServices from './data/onboarding-services.json' with { type: 'json' }
import supplierServices from './data/supplier-services.json' with { type: 'json' }

const { offer, entry } = getServicePage.output.entries

export const ENTRY_RULES_ID = 'entry-rules'

const offers: readonly { readonly service: string }[] = [...onboardingServices, ...supplierServices]

/** A file that leaves a service out, or has it twice, keeps the server from starting. */
const fileOf = (service: Service) => {
  const found = offers.filter((one) => one.service === service)
  if (found.length !== 1) throw new Error(`The data files offer ${service} ${found.length} times.`)
  const { zh, en } = SERVICES[service]
  return [service, { title: `${zh} ${en}`, value: found[0] }] as const
}

const idTwice = { zh: '编号重复', en: 'this id is there twice' }
const wrongOrder = { zh: '下限高于上限', en: 'the least is more than the most' }

function offerComplaints({ service, packages }: ServiceOffer, id: string): readonly Complaint[] {
  return [
    ...(service === id ? [] : [{ at: ['service'], zh: `须为 ${id}`, en: `has to be ${id}` }]),
    ...repeatedAt(packages.map((one) => one.id)).map((at) => ({ at: ['packages', at, 'id'], ...idTwice })),
    ...packages.flatMap(({ days: { min, max } }, at) =>
      min > 0 && min <= max ? [] : [{ at: ['packages', at, 'days'], ...wrongOrder }],
    ),
  ]
}

function ruleComplaints({ rules, pages }: EntryRules): readonly Complaint[] {
  return [
    ...repeatedAt(rules.map(({ id }) => id)).map((at) => ({ at: ['rules', at, 'id'], ...idTwice })),
    ...rules.flatMap(({ depositFen, yearlyFen }, at) => [
      ...(depositFen.min <= depositFen.max ? [] : [{ at: ['rules', at, 'depositFen'], ...wrongOrder }]),
      ...(yearlyFen.min <= yearlyFen.max ? [] : [{ at: ['rules', at, 'yearlyFen'], ...wrongOrder }]),
    ]),
    ...pages.flatMap(({ url }, at) =>
      url.startsWith('https://')
        ? []
        : [{ at: ['pages', at, 'url'], zh: '须为 https 地址', en: 'has to be an https address' }],
    ),
  ]
}

/** What each service costs, takes and includes. */
export const serviceContent = fileContent({
  kind: 'service',
  schema: offer,
  files: Object.fromEntries(SERVICE_KEYS.map(fileOf)),
  made: (value): ServiceOffer => value,
  fixed: ['service'],
  complaints: offerComplaints,
})

/** Who may enter which platform, and what that costs there. */
export const entryRuleContent = fileContent({
  kind: 'entry-rules',
  schema: entry.wrapped,
  files: { [ENTRY_RULES_ID]: { title: '入驻规则 Entry rules', value: entryRules } },
  made: (value): EntryRules => value,
  complaints: ruleComplaints,
})

/** As the program brings them: the market of the demonstration is made of them. */
export const ENTRY_RULES = entryRuleContent.ofFile(ENTRY_RULES_ID)
