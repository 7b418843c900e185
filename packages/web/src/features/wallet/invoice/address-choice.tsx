import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { mailAddressesQuery } from '../bill-queries.ts'

interface AddressChoiceProps {
  readonly value: string
  readonly onChange: (addressId: string) => void
  readonly error?: string
}

/** One of the person's own addresses; the way to add one where there is none. */
export function AddressChoice({ value, onChange, error }: AddressChoiceProps) {
  const messages = useMessages(invoiceMessages).form
  const { data: addresses } = useLoad(mailAddressesQuery(usePorts()), 'own-part')
  if (addresses?.length === 0) {
    return (
      <Notice
        tone={error === undefined ? 'info' : 'alarm'}
        action={
          <Button size="small" look="secondary" link={(parts) => <PageLink to="/user_center/address" {...parts} />}>
            {messages.addAddress}
          </Button>
        }
      >
        {messages.noAddress}
      </Notice>
    )
  }
  return (
    <SelectField
      label={messages.address}
      value={value}
      placeholder={messages.chooseAddress}
      options={(addresses ?? []).map(({ id, receiver, regionNames, detail }) => ({
        value: id,
        label: `${receiver} ${regionNames.join('')}${detail}`,
      }))}
      onChange={onChange}
      {...(error === undefined ? {} : { error })}
    />
  )
}
