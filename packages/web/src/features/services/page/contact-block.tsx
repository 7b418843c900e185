import { telephoneAddress } from '../../../app/layout/company/company-query.ts'
import { useContactQq } from '../../../app/device/use-contact-qq.ts'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../services.module.css'
import { serviceContactQuery } from '../services-queries.ts'

/** The operator's own ways to be reached; QQ leads to one of the staff, chosen at each press. */
export function ContactBlock() {
  const messages = useMessages(serviceMessages)
  const ports = usePorts()
  const contactQq = useContactQq()
  const { data: contact, isLoadingError, refetch } = useLoad(serviceContactQuery(ports))
  const { qq, phone } = contact ?? {}
  const staffQq = async () => {
    const { customerService } = await ports()
    const staff = await customerService.consultant()
    return staff.ok ? staff.value?.qq : undefined
  }
  const openQq = () =>
    contactQq(
      staffQq().then(
        (number) => number ?? qq,
        () => qq,
      ),
    )
  return (
    <Section title={messages.contact}>
      <div className="mb-16">
        {isLoadingError ? (
          <PartFailure onRetry={refetch} />
        ) : contact !== undefined && qq === undefined && phone === undefined ? (
          <p className="detail mt-4 mb-8">{messages.noContact}</p>
        ) : (
          <div className={`flex wrap ${styles.ways}`}>
            {qq !== undefined && (
              <Button size="small" look="secondary" onClick={openQq}>
                {messages.qq}
              </Button>
            )}
            {phone !== undefined && (
              <Button
                size="small"
                look="secondary"
                icon="phone"
                link={({ children, ...parts }) => (
                  <a href={telephoneAddress(phone)} {...parts}>
                    {children}
                  </a>
                )}
              >
                {messages.call} {phone}
              </Button>
            )}
          </div>
        )}
        <p className="detail mt-4 mb-8">{messages.contactLine}</p>
      </div>
    </Section>
  )
}
