import { PERSON_PARTS, type PersonHead } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Descriptions, Space } from 'antd'
import { Link } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { RecordParts } from '../../app/records/record-parts.tsx'
import { usePorts } from '../../app/services.tsx'
import { peopleMessages } from '../../messages/people.messages.ts'
import { PersonActions } from './person-actions.tsx'
import { CorrectionActions } from './correction-actions.tsx'
import { MergeButton } from './merge-button.tsx'
import { NoteForm } from './note-form.tsx'
import { StandingTag, VerificationTag } from './person-tags.tsx'
import { WholeMobile } from './whole-mobile.tsx'

/** A user with everything of them that the person may see. */
export function PersonPage({ id }: { readonly id: string }) {
  const { people } = usePorts()
  const head = useLoad(['people', 'one', id], (signal) => people.person(id, signal))
  return <Loaded query={head}>{(person) => <PersonRecord person={person} />}</Loaded>
}

function PersonRecord({ person }: { readonly person: PersonHead }) {
  const texts = useMessages(peopleMessages)
  const { people } = usePorts()
  const may = useMay()
  const { userId, username, mobile, standing, verification, registeredAt, merges } = person
  return (
    <article className="record">
      <div className="record-head">
        <h1>{username}</h1>
        <Space wrap>
          <StandingTag standing={standing} />
          <VerificationTag verification={verification} />
          <PersonActions person={person} />
          {standing === 'open' && may('merge-accounts') && <MergeButton userId={userId} />}
        </Space>
      </div>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2, xl: 3 }}
        items={[
          { key: 'mobile', label: texts.mobile, children: <WholeMobile userId={userId} masked={mobile} /> },
          { key: 'registered', label: texts.registeredAt, children: formatTime(registeredAt) },
          { key: 'id', label: texts.userId, children: <span className="quiet">{userId}</span> },
          ...merges.map((other) => ({
            key: other.userId,
            label: other.isInto ? texts.mergedInto : texts.mergedFrom,
            children: (
              <Space>
                <Link to={`/people/${other.userId}`}>{other.username}</Link>
                <span className="quiet">{formatTime(other.mergedAt)}</span>
              </Space>
            ),
          })),
        ]}
      />
      <RecordParts
        label={texts.parts}
        cacheKey={['people', 'one', userId]}
        parts={PERSON_PARTS}
        load={(part, locale, signal) => people.part(userId, part, locale, signal)}
        above={(part) =>
          part === 'notes' && may('note-person') ? (
            <NoteForm userId={userId} />
          ) : part === 'benefits' || part === 'wallet' ? (
            <CorrectionActions userId={userId} of={part} />
          ) : null
        }
      />
    </article>
  )
}
