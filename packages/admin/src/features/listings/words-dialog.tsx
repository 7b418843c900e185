import type { ListingVerdict } from '@diandu/core/admin'
import { nameIn, type Locale } from '@diandu/core/messages'
import { SELL_FIELD_NAMES, type SellField } from '@diandu/core/selling'
import { Button, Form, Input, Modal, Segmented, Select, Space, Typography } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { listingsMessages } from '../../messages/listings.messages.ts'
import { QUERY_REASONS, REFUSAL_REASONS } from './prepared-reasons.ts'

export type WordsKind = Exclude<ListingVerdict['kind'], 'accept'>

/** Typed for a case and not sent yet. */
export interface VerdictDraft {
  readonly field?: SellField
  readonly words?: string
}

interface WordsDialogProps {
  readonly kind: WordsKind
  readonly marked: readonly SellField[]
  readonly draft: VerdictDraft
  readonly onDraft: (draft: VerdictDraft) => void
  readonly onSend: (verdict: ListingVerdict) => void
  readonly onCancel: () => void
}

const MAX_WORDS = 300
const FIELDS = Object.keys(SELL_FIELD_NAMES) as SellField[]

/** Asks for the message to the seller, with prepared ones: a digit chooses one, Ctrl and Enter send. */
export function WordsDialog({ kind, marked, draft, onDraft, onSend, onCancel }: WordsDialogProps) {
  const texts = useMessages(listingsMessages)
  const { cancel, sendKey } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const [sellerLocale, speak] = useState<Locale>('zh-CN')
  const [form] = Form.useForm<VerdictDraft>()
  const firstReason = useRef<HTMLButtonElement>(null)
  const isQuery = kind === 'ask'
  const reasons = isQuery ? QUERY_REASONS : REFUSAL_REASONS
  const options = [...marked, ...FIELDS.filter((field) => !marked.includes(field))].map((field) => ({
    value: field,
    label: nameIn(SELL_FIELD_NAMES[field], locale),
  }))

  function choose(place: number): void {
    const reason = reasons[place]
    if (reason === undefined) return
    form.setFields([{ name: 'words', value: nameIn(reason, sellerLocale), errors: [] }])
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

  function finish({ field, words = '' }: VerdictDraft): void {
    if (!isQuery) onSend({ kind, words: words.trim() })
    else if (field !== undefined) onSend({ kind, field, words: words.trim() })
  }

  return (
    <Modal
      open
      width={640}
      title={isQuery ? texts.queryTitle : texts.refuseTitle}
      okText={isQuery ? texts.sendQuery : texts.sendRefusal}
      okButtonProps={{ danger: !isQuery }}
      cancelText={cancel}
      onOk={form.submit}
      onCancel={onCancel}
    >
      <div onKeyDown={onKey}>
        <Form
          form={form}
          layout="vertical"
          initialValues={draft}
          onValuesChange={(_, values) => onDraft(values)}
          onFinish={finish}
        >
          {isQuery && (
            <Form.Item name="field" label={texts.field} rules={[{ required: true, message: texts.fieldMissing }]}>
              <Select<SellField>
                autoFocus
                showSearch={{ optionFilterProp: 'label' }}
                options={options}
                onSelect={() => firstReason.current?.focus()}
              />
            </Form.Item>
          )}
          <Space className="prepared-head">
            <Typography.Text type="secondary">{texts.prepared}</Typography.Text>
            <Segmented<Locale>
              size="small"
              value={sellerLocale}
              options={[
                { value: 'zh-CN', label: '中文' },
                { value: 'en', label: 'English' },
              ]}
              onChange={speak}
            />
          </Space>
          <ol className="prepared">
            {reasons.map((reason, place) => (
              <li key={reason.en}>
                <Button
                  {...(place === 0 ? { ref: firstReason } : {})}
                  block
                  type="text"
                  autoFocus={!isQuery && place === 0}
                  className="prepared-reason"
                  onClick={() => choose(place)}
                >
                  {nameIn(reason, sellerLocale)}
                </Button>
              </li>
            ))}
          </ol>
          <Form.Item
            name="words"
            label={texts.wordsFor}
            extra={sendKey}
            rules={[{ required: true, whitespace: true, message: texts.wordsMissing }]}
          >
            <Input.TextArea rows={4} maxLength={MAX_WORDS} showCount />
          </Form.Item>
        </Form>
      </div>
    </Modal>
  )
}
