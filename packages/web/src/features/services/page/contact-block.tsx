import { useQuery } from '@tanstack/react-query'
import { telephoneAddress } from '../../../app/company/telephone-address.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { PartFailure } from '../../../app/failures/part-failure.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Section } from '../../../ui/lists/section.tsx'
import styles from '../services.module.css'
import { serviceContactQuery } from '../services-queries.ts'

/** The operator's own ways to be reached; QQ leads to one of the staff, chosen at each press. */
export function ContactBlock() {
  const messages = useMessages(serviceMessages)
  const ports = usePorts()
  const copy = useCopyText()
  const { bridge } = useDevice()
  const { data: contact, isLoadingError, refetch } = useQuery(serviceContactQuery(ports))
  const { qq, phone } = contact ?? {}
  const openQq = async () => {
    const { customerService } = await ports()
    const staff = await customerService.consultant()
    const number = (staff.ok ? staff.value?.qq : undefined) ?? qq
    if (number === undefined) toasts.show(messages.noQq, 'bad')
    else bridge.contactQq(number, (text) => void copy(text))
  }
  return (
    <Section title={messages.contact}>
      <div className={styles.part}>
        {isLoadingError ? (
          <PartFailure onRetry={refetch} />
        ) : contact !== undefined && qq === undefined && phone === undefined ? (
          <p className={styles.note}>{messages.noContact}</p>
        ) : (
          <div className={styles.ways}>
            {qq !== undefined && (
              <Button size="small" look="secondary" onClick={() => void openQq()}>
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
        <p className={styles.note}>{messages.contactLine}</p>
      </div>
    </Section>
  )
}
