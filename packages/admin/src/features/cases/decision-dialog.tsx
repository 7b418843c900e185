import { CASES_TO_CONFIRM, MAX_DECISION_WORDS, type CaseDecision, type OpenDecision } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { Alert, Button, Form, Input, Modal, Segmented, Space, Typography } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ChangesTable } from '../../app/changes-table.tsx'
import type { DecisionDraft } from '../../app/decision-drafts.ts'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { DecisionField, fieldValue } from './decision-field.tsx'

type SentDecision = Required<DecisionDraft>

interface DecisionDialogProps {
  readonly decision: CaseDecision
  readonly title: string
  readonly effects: OpenDecision['effects']
  /** Since the dialog was opened; `closed`: it is not possible any more. */
  readonly change: 'changed' | 'closed' | null
  /** How many cases it is for. */
  readonly count: number
  readonly draft: DecisionDraft
  readonly onDraft: (draft: DecisionDraft) => void
  readonly onSend: (sent: SentDecision) => void
  readonly onCancel: () => void
}

/** Asks for what a decision needs, and shows what it changes. A digit chooses prepared words, Ctrl and Enter send. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, title, effects, change, count, draft, onDraft, onSend, onCancel } = props
  const {
    names,
    words,
    readers,
    maxWords = MAX_DECISION_WORDS,
    isDanger = false,
    fields = {},
    prepared = [],
  } = decision
  const texts = useMessages(casesMessages)
  const { cancel, sendKey } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const [userLocale, speak] = useState<Locale>(words === 'user' ? 'zh-CN' : locale)
  const [form] = Form.useForm<DecisionDraft>()
  const firstPrepared = useRef<HTMLButtonElement>(null)
  const named = Object.entries(fields)

  function choose(place: number): void {
    const chosen = prepared[place]
    if (chosen === undefined) return
    form.setFields([{ name: 'words', value: nameIn(chosen, userLocale), errors: [] }])
    onDraft(form.getFieldsValue())
    form.focusField('words')
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return form.submit()
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"]), textarea')
    if (isTyping || !/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    choose(Number(event.key) - 1)
  }

  const finish = ({ words: typed = '', fields: filled = {} }: DecisionDraft): void => {
    // Ctrl and Enter send the form, too.
    if (change === 'closed') return
    onSend({
      words: typed.trim(),
      fields: Object.fromEntries(
        named.flatMap(([name, field]) => {
          const value = filled[name]
          return value === undefined || value === '' ? [] : [[name, fieldValue(field, value)]]
        }),
      ),
    })
  }

  return (
    <Modal
      open
      width={640}
      title={`${nameIn(names, locale)} · ${title}`}
      okText={nameIn(names, locale)}
      okButtonProps={{ danger: isDanger, disabled: change === 'closed' }}
      cancelText={cancel}
      onOk={form.submit}
      onCancel={onCancel}
    >
      <div onKeyDown={onKey}>
        {change !== null && (
          <Alert
            className="decision-changed"
            type="warning"
            showIcon
            title={change === 'closed' ? texts.notAnyMore : texts.changedMeanwhile}
            {...(change === 'closed' ? {} : { description: texts.readAgain })}
          />
        )}
        {effects.length > 0 && (
          <>
            <Typography.Paragraph strong>{texts.effect}</Typography.Paragraph>
            <ChangesTable changes={effects} heads={[texts.label, texts.before, texts.after]} />
          </>
        )}
        <Form
          form={form}
          layout="vertical"
          initialValues={draft}
          onValuesChange={(_, values) => onDraft(values)}
          onFinish={finish}
        >
          {named.map(([name, field], place) => (
            <DecisionField
              key={name}
              name={name}
              field={field}
              isFirst={place === 0}
              onChosen={() => firstPrepared.current?.focus()}
            />
          ))}
          {prepared.length > 0 && (
            <>
              <Space className="prepared-head">
                <Typography.Text type="secondary">{texts.prepared}</Typography.Text>
                {words === 'user' && (
                  <Segmented<Locale>
                    size="small"
                    value={userLocale}
                    options={[
                      { value: 'zh-CN', label: '中文' },
                      { value: 'en', label: 'English' },
                    ]}
                    onChange={speak}
                  />
                )}
              </Space>
              <ol className="prepared">
                {prepared.map((one, place) => (
                  <li key={one.en}>
                    <Button
                      {...(place === 0 ? { ref: firstPrepared } : {})}
                      block
                      type="text"
                      autoFocus={named.length === 0 && place === 0}
                      className="prepared-reason"
                      onClick={() => choose(place)}
                    >
                      {nameIn(one, userLocale)}
                    </Button>
                  </li>
                ))}
              </ol>
            </>
          )}
          {words !== undefined && (
            <Form.Item
              name="words"
              className="counted"
              label={words === 'user' ? texts.userWords : texts.staffWords}
              extra={`${readers === undefined ? (words === 'user' ? texts.userReads : texts.staffReads) : nameIn(readers, locale)} · ${sendKey}`}
              rules={[{ required: true, whitespace: true, message: texts.wordsMissing }]}
            >
              <Input.TextArea
                autoFocus={named.length === 0 && prepared.length === 0}
                rows={4}
                maxLength={maxWords}
                showCount
              />
            </Form.Item>
          )}
          {count > CASES_TO_CONFIRM && (
            <Form.Item
              name="confirmed"
              label={texts.typeNumber(count)}
              rules={[
                {
                  validator: (_, typed: unknown) =>
                    String(typed).trim() === String(count)
                      ? Promise.resolve()
                      : Promise.reject(new Error(texts.numberWrong)),
                },
              ]}
            >
              <Input inputMode="numeric" />
            </Form.Item>
          )}
        </Form>
      </div>
    </Modal>
  )
}
