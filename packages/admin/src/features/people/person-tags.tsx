import { VERIFICATION_STATUSES } from '@diandu/core/account'
import type { AccountStanding, FoundPerson } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Tag } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { peopleMessages } from '../../messages/people.messages.ts'

const COLOURS: Readonly<Record<AccountStanding, string>> = {
  open: 'success',
  suspended: 'error',
  closed: 'default',
  merged: 'default',
}

export function StandingTag({ standing }: { readonly standing: AccountStanding }) {
  const { standings } = useMessages(peopleMessages)
  return <Tag color={COLOURS[standing]}>{standings[standing]}</Tag>
}

export function VerificationTag({ verification }: Pick<FoundPerson, 'verification'>) {
  const texts = useMessages(peopleMessages)
  const { locale } = usePreferences()
  return (
    <Tag color={verification === 'verified' ? 'blue' : 'default'}>
      {verification === null ? texts.notVerified : nameIn(VERIFICATION_STATUSES.read(verification).name, locale)}
    </Tag>
  )
}
