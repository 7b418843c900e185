import type { Name } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { ServiceOffer } from '@diandu/core/services'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../services.module.css'

interface BlockProps {
  readonly offer: ServiceOffer
}

/** For whom the service is. */
export function Suits({ offer }: BlockProps) {
  return <Names title={useMessages(serviceMessages).suits} names={offer.suits} />
}

export function Excludes({ offer }: BlockProps) {
  return <Names title={useMessages(serviceMessages).excludes} names={offer.excludes} />
}

function Names({ title, names }: { readonly title: string; readonly names: readonly Name[] }) {
  const locale = useLocale()
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {names.map((name) => (
          <li className="bullets" key={name.zh}>
            {nameIn(name, locale)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Steps({ offer }: BlockProps) {
  const locale = useLocale()
  return (
    <Section title={useMessages(serviceMessages).steps}>
      <ol className={`mb-16 ${styles.steps}`}>
        {offer.steps.map(({ name, detail }) => (
          <li key={name.zh}>
            <strong>{nameIn(name, locale)}</strong>
            <span className="detail block">{nameIn(detail, locale)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Questions({ offer }: BlockProps) {
  const locale = useLocale()
  return (
    <Section title={useMessages(serviceMessages).questions}>
      <div className="mb-16">
        {offer.questions.map(({ question, answer }) => (
          <details key={question.zh} className="line-above">
            <summary className="py-link strong pointer">{nameIn(question, locale)}</summary>
            <p className="pb-12 type-line">{nameIn(answer, locale)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
