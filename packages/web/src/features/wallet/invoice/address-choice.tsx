import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { invoiceWords } from '../../../words/invoice.words.ts'
import { mailAddressesQuery } from '../bill-queries.ts'

interface AddressChoiceProps {
  readonly value: string
  readonly onChange: (addressId: string) => void
  readonly error?: string
}

/** One of the person's own addresses; the way to add one where there is none. */
export function AddressChoice({ value, onChange, error }: AddressChoiceProps) {
  const words = useWords(invoiceWords).form
  const { data: addresses } = useQuery(mailAddressesQuery(usePorts()))
  if (addresses?.length === 0) {
    return (
      <Notice
        tone={error === undefined ? 'info' : 'alarm'}
        action={
          <Button size="small" look="secondary" link={(parts) => <PageLink to="/user_center/address" {...parts} />}>
            {words.addAddress}
          </Button>
        }
      >
        {words.noAddress}
      </Notice>
    )
  }
  return (
    <SelectField
      label={words.address}
      value={value}
      placeholder={words.chooseAddress}
      options={(addresses ?? []).map(({ id, receiver, regionNames, detail }) => ({ value: id, label: `${receiver} ${regionNames.join('')}${detail}` }))}
      onChange={onChange}
      {...(error === undefined ? {} : { error })}
    />
  )
}
