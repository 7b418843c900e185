import { useLocation } from 'react-router-dom'
import { nameIn } from '@diandu/core/messages'
import { ONBOARDING_SERVICES, SERVICE_KEYS, servicePath, SERVICES, type Service } from '@diandu/core/services'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Section } from '../../../ui/lists/section.tsx'

const ONBOARDING = SERVICE_KEYS.filter((service) => Object.hasOwn(ONBOARDING_SERVICES, service))
const SUPPLIER = SERVICE_KEYS.filter((service) => !ONBOARDING.includes(service))

/** The way to every other service, with the `os` by which the visit came. */
export function OtherServices({ service }: { readonly service: Service }) {
  const messages = useMessages(serviceMessages)
  return (
    <Section title={messages.others}>
      <div className="mb-16">
        <Links label={messages.onboarding} services={ONBOARDING.filter((one) => one !== service)} />
        <Links label={messages.supplier} services={SUPPLIER.filter((one) => one !== service)} />
        <PageLink to="/user_center/service_requests" className="py-link block">
          {messages.mine}
        </PageLink>
      </div>
    </Section>
  )
}

function Links({ label, services }: { readonly label: string; readonly services: readonly Service[] }) {
  const locale = useLocale()
  const { search } = useLocation()
  return (
    <>
      <p className="mt-12 type-line strong">{label}</p>
      <ChipGroup label={label}>
        {services.map((service) => (
          <Chip key={service} link={(parts) => <PageLink to={servicePath(service, search)} {...parts} />}>
            {nameIn(SERVICES[service], locale)}
          </Chip>
        ))}
      </ChipGroup>
    </>
  )
}
