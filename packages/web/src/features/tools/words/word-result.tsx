import { useMemo } from 'react'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { suggestedText, WORD_CLASSES, type WordHit, type WordList } from '@diandu/core/tools'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { wordCheckMessages } from '../../../messages/tools/word-check.messages.ts'
import { ToolActions } from '../tool-actions.tsx'
import styles from '../tools.module.css'
import { reportText, wordReport, type FoundWord } from './word-report.ts'

interface WordResultProps {
  readonly text: string
  readonly hits: readonly WordHit[]
  readonly list: WordList
}

export function WordResult({ text, hits, list }: WordResultProps) {
  const messages = useMessages(wordCheckMessages)
  const locale = useLocale()
  const copy = useCopyText()
  const report = useMemo(() => wordReport(text, hits, list), [text, hits, list])
  if (hits.length === 0)
    return (
      <>
        <div className="px-16 mb-16">
          <Notice tone="success" live>
            {messages.clean}
          </Notice>
        </div>
        <ToolActions
          title={messages.heading}
          copyLabel={messages.copyReport}
          text={() => reportText(report, list, locale)}
        />
      </>
    )
  return (
    <>
      <Section title={messages.found(formatCount(hits.length))}>
        <ChipGroup label={messages.found(formatCount(hits.length))}>
          {report.classes.map(([name, count]) => (
            <Chip key={name}>{messages.ofClass(nameIn(WORD_CLASSES[name], locale), formatCount(count))}</Chip>
          ))}
        </ChipGroup>
      </Section>
      <Section title={messages.marked}>
        <div className={styles.text}>
          {report.pieces.map(({ key, text: piece, group }) =>
            group === undefined ? (
              <span key={`${key} plain`}>{piece}</span>
            ) : (
              <mark
                key={key}
                className={group.severity === 'careful' ? styles.careful : undefined}
                title={`${nameIn(WORD_CLASSES[group.class], locale)} · ${messages[group.severity]}`}
              >
                {piece}
              </mark>
            ),
          )}
        </div>
        {report.unmarked > 0 && <p className={styles.lead}>{messages.more(formatCount(report.unmarked))}</p>}
      </Section>
      <Section title={messages.why}>
        {report.byClass.map(([name, words]) => (
          <Card key={name}>
            <h3>{nameIn(WORD_CLASSES[name], locale)}</h3>
            {words.map((found) => (
              <WordReason key={found.word} found={found} />
            ))}
          </Card>
        ))}
      </Section>
      <ToolActions
        title={messages.heading}
        copyLabel={messages.copyReport}
        text={() => reportText(report, list, locale)}
      />
      <div className="px-16 mb-16">
        <Button block icon="copy" consequence={messages.fixedNote} onClick={() => void copy(suggestedText(text, hits))}>
          {messages.copyFixed}
        </Button>
      </div>
    </>
  )
}

function WordReason({ found: { word, group, suggestion, times } }: { readonly found: FoundWord }) {
  const messages = useMessages(wordCheckMessages)
  const locale = useLocale()
  return (
    <div className={`py-12 ${styles.result}`}>
      <h4 className="type-body">
        {word}{' '}
        <span className={styles.note}>{`${messages[group.severity]} · ${messages.times(formatCount(times))}`}</span>
      </h4>
      <dl className={styles.reasons}>
        <dt className="quiet">{messages.class}</dt>
        <dd className="break-anywhere">{nameIn(WORD_CLASSES[group.class], locale)}</dd>
        <dt className="quiet">{messages.suggestion}</dt>
        <dd className="break-anywhere">{suggestion === '' ? messages.leaveOut : suggestion}</dd>
        <dt className="quiet">{messages.reason}</dt>
        <dd className="break-anywhere">{nameIn(group.why, locale)}</dd>
        <dt className="quiet">{messages.law}</dt>
        <dd className="break-anywhere">{nameIn(group.law, locale)}</dd>
      </dl>
    </div>
  )
}
