import { SERVICE_KEYS, type EntryRules, type Service, type ServiceOffer } from '@diandu/core/services'
import { getServicePage } from '@diandu/wire'
import * as v from 'valibot'
import entryRules from './data/entry-rules.json' with { type: 'json' }
import onboardingServices from './data/onboarding-services.json' with { type: 'json' }
import supplierServices from './data/supplier-services.json' with { type: 'json' }

const { offer, entry } = getServicePage.output.entries

const offers: readonly ServiceOffer[] = v.parse(v.array(offer), [...onboardingServices, ...supplierServices])

/** Read once: a file that is not as it should be, or that leaves a service out, keeps the server from starting. */
export const SERVICE_OFFERS = Object.fromEntries(
  SERVICE_KEYS.map((service) => {
    const found = offers.filter((one) => one.service === service)
    if (found.length !== 1) throw new Error(`The data files offer ${service} ${found.length} times.`)
    return [service, found[0]]
  }),
) as Readonly<Record<Service, ServiceOffer>>

export const ENTRY_RULES: EntryRules = v.parse(entry.wrapped, entryRules)
