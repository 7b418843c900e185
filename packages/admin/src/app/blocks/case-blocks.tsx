import type { CaseBlock } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Alert, Table, Timeline, Typography } from 'antd'
import { ChangesTable } from '../changes-table.tsx'
import { useMessages } from '../preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { BlockTable } from './block-table.tsx'
import { CasePictures } from './case-pictures.tsx'
import { SealedBlock } from './sealed-block.tsx'

interface CaseBlocksProps {
  readonly blocks: readonly CaseBlock[]
  readonly onReveal?: Parameters<typeof SealedBlock>[0]['onReveal']
  /** Below the heading that is over them. */
  readonly heading?: 'h2' | 'h3'
}

/** A case, a person or an order, piece by piece. All of it is text of users: none is read as markup. */
export const CaseBlocks = ({ blocks, onReveal, heading: Heading = 'h3' }: CaseBlocksProps) => (
  <div className="evidence">
    {blocks.map((block, place) => (
      <section key={`${block.kind} ${block.title} ${place}`}>
        {block.kind !== 'notice' && <Heading className="block-title">{block.title}</Heading>}
        <Block block={block} onReveal={onReveal} />
      </section>
    ))}
  </div>
)

function Block({ block, onReveal }: Pick<CaseBlocksProps, 'onReveal'> & { readonly block: CaseBlock }) {
  const texts = useMessages(casesMessages)
  switch (block.kind) {
    case 'notice':
      return (
        <Alert
          type={block.isWarning ? 'warning' : 'info'}
          showIcon
          title={block.title}
          {...(block.lines.length === 0 ? {} : { description: <Lines lines={block.lines} /> })}
        />
      )
    case 'facts':
      return (
        <Table
          size="small"
          rowKey={({ label }) => label}
          showHeader={false}
          pagination={false}
          dataSource={[...block.facts]}
          columns={[
            { title: texts.label, dataIndex: 'label', width: '28%', className: 'quiet' },
            { title: texts.value, dataIndex: 'value', className: 'long-text' },
            ...(block.facts.some(({ source }) => source !== undefined)
              ? [{ title: texts.source, dataIndex: 'source', width: '28%', className: 'quiet' }]
              : []),
          ]}
        />
      )
    case 'changes':
      return <ChangesTable changes={block.changes} heads={[texts.label, texts.before, texts.after]} />
    case 'words':
      return <Typography.Paragraph className="long-text">{block.text || texts.noWords}</Typography.Paragraph>
    case 'pictures':
      return <CasePictures addresses={block.addresses} />
    case 'files':
      return (
        <ul className="plain-list">
          {block.files.map(({ name, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <BlockTable block={block} />
    case 'sealed':
      return <SealedBlock block={block} onReveal={onReveal} />
    case 'steps':
      return block.steps.length === 0 ? (
        <Typography.Text type="secondary">{texts.noSteps}</Typography.Text>
      ) : (
        <Timeline
          titleSpan="136px"
          items={block.steps.map(({ at, what, by, words }, place) => ({
            key: place,
            title: formatTime(at, 'yyyy-mm-dd hh:mm'),
            content: (
              <>
                <div>{by === '' ? what : `${what} · ${by}`}</div>
                {words !== '' && <div className="quiet long-text">{words}</div>}
              </>
            ),
          }))}
        />
      )
  }
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="plain-list">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
