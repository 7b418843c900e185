import { type ContentDocument, type ContentKind } from '@diandu/core/admin'
import { Tabs, Typography } from 'antd'
import { useState } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { CampaignResults } from './campaign-results.tsx'
import { ContentEditor } from './content-editor.tsx'
import { ContentHistory } from './content-history.tsx'

interface OpenContentProps {
  readonly kind: ContentKind
  readonly id: string
  /** It is not stored yet. */
  readonly isNew: boolean
}

export function OpenContent({ kind, id, isNew }: OpenContentProps) {
  const { content } = usePorts()
  const document = useLoad(['content', kind, id], (signal) => content.show({ kind, id }, signal), { isWanted: !isNew })
  return isNew ? (
    <DocumentTabs document={noDocument(kind, id)} />
  ) : (
    <Loaded query={document}>{(shown) => <DocumentTabs document={shown} />}</Loaded>
  )
}

const noDocument = (kind: ContentKind, id: string): ContentDocument => ({
  kind,
  id,
  title: id,
  current: null,
  open: null,
  changedAt: null,
  currentBody: null,
  openBody: null,
  versions: [],
})

function DocumentTabs({ document }: { readonly document: ContentDocument }) {
  const texts = useMessages(contentMessages)
  const [tab, setTab] = useState('edit')
  // A version that was copied, a draft that was thrown away: the editor begins anew.
  const [beginning, begin] = useState(0)
  const beginAgain = () => {
    begin((before) => before + 1)
    setTab('edit')
  }
  return (
    <article className="case">
      <div className="case-head">
        <h2>{document.title}</h2>
        <Typography.Text type="secondary">
          {document.current === null ? texts.notShown : texts.shown(document.current)}
        </Typography.Text>
      </div>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'edit',
            label: texts.edit,
            children: <ContentEditor key={beginning} document={document} onReload={beginAgain} />,
          },
          {
            key: 'history',
            label: texts.history,
            children: <ContentHistory document={document} onCopied={beginAgain} />,
          },
          ...(document.kind === 'campaign'
            ? [{ key: 'results', label: texts.results, children: <CampaignResults id={document.id} /> }]
            : []),
        ]}
      />
    </article>
  )
}
