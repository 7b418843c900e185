import { CONTENT_STATES, contentKind, EVERY_CONTENT_KIND, type ContentCard, type ContentKind } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Button, Empty, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { CaseList } from '../../app/case-list.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { PartLinks } from '../../app/part-links.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { NewContent } from './new-content.tsx'
import { OpenContent } from './open-content.tsx'

const isKind = (text: string | undefined): text is ContentKind => EVERY_CONTENT_KIND.some((kind) => kind === text)

/** What staff write for visitors: the address names the kind and the document. */
export function ContentPage() {
  const { pages } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { kind: named, id } = useParams()
  const kind = isKind(named) ? named : 'article'
  return (
    <>
      <h1>{pages.content}</h1>
      <PartLinks
        label={pages.content}
        open={kind}
        parts={EVERY_CONTENT_KIND.map((key) => ({
          key,
          name: nameIn(contentKind(key).names, locale),
          to: `/content/${key}`,
        }))}
      />
      <Documents key={kind} kind={kind} id={id} />
    </>
  )
}

function Documents({ kind, id }: { readonly kind: ContentKind; readonly id: string | undefined }) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const { content } = usePorts()
  const may = useMay()
  const goTo = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const list = useLoad(['content', kind], (signal) => content.list(kind, signal), { everyMs: QUEUE_MS })
  const open = (chosen: string) => void goTo(`/content/${kind}/${chosen}`)
  const names = contentKind(kind).names
  return (
    <Loaded query={list}>
      {(cards) => (
        <>
          {contentKind(kind).isOpen === true && may('change-content') && (
            <Button className="content-add" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )}
          <div className="queue">
            <CaseList
              label={nameIn(names, locale)}
              rows={cards}
              openId={id}
              emptyText={texts.none}
              onOpen={(card) => open(card.id)}
              columns={[
                {
                  title: texts.title,
                  render: (_, card) => (
                    <div className="case-row">
                      <Link to={`/content/${kind}/${card.id}`}>{card.title}</Link>
                      <span className="quiet">{card.id}</span>
                    </div>
                  ),
                },
                { title: texts.state, width: 132, render: (_, card) => <CardState card={card} /> },
              ]}
            />
            {id === undefined ? (
              <Empty className="case" description={texts.choose} />
            ) : (
              <OpenContent key={id} kind={kind} id={id} isNew={!cards.some((card) => card.id === id)} />
            )}
          </div>
          {isAdding && (
            <NewContent
              kind={kind}
              taken={cards.map((card) => card.id)}
              onCancel={() => setAdding(false)}
              onChosen={(chosen) => {
                setAdding(false)
                open(chosen)
              }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

function CardState({ card: { current, open, changedAt } }: { readonly card: ContentCard }) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const at = open?.publishAt ?? changedAt
  return (
    <div className="case-row">
      <Tag color={current === null ? 'default' : 'success'}>
        {current === null ? texts.notShown : texts.shown(current)}
      </Tag>
      {open !== null && (
        <Tag color={open.state === 'scheduled' ? 'processing' : 'warning'}>
          {nameIn(CONTENT_STATES[open.state], locale)}
        </Tag>
      )}
      {at !== null && <span className="quiet">{formatTime(at, 'yyyy-mm-dd hh:mm')}</span>}
    </div>
  )
}
