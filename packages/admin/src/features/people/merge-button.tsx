import { MERGE_OBSTACLES, type ShownMerge } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Descriptions, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { MAX_REASON } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { peopleMessages } from '../../messages/people.messages.ts'

/** Proposes that this account becomes another one of the same person. */
export function MergeButton({ userId }: { readonly userId: string }) {
  const texts = useMessages(peopleMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {texts.merge}
      </Button>
      {isOpen && <MergeDialog userId={userId} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Given {
  readonly into: string
  readonly reason: string
}

/** First the other account and the obstacles, then the reason. */
function MergeDialog({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const texts = useMessages(peopleMessages)
  const { cancel, reason, reasonMissing, reasonHint } = useMessages(frameMessages)
  const { personActs } = usePorts()
  const queries = useQueryClient()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [form] = Form.useForm<Given>()
  const [shown, show] = useState<ShownMerge>()
  const isPossible = shown !== undefined && shown.obstacles.length === 0

  async function check(into: string): Promise<void> {
    const result = await act(() => personActs.merge(userId, into.trim()))
    if (!result.ok) return notice(result.failure)
    show(result.value)
  }

  async function propose(intoId: string, why: string): Promise<void> {
    const result = await act(() => personActs.proposeMerge(userId, intoId, why.trim()))
    if (!result.ok) return notice(result.failure)
    onClose()
    for (const key of [['people'], ['proposals'], ['today']]) void queries.invalidateQueries({ queryKey: key })
    void message.success(texts.proposed)
  }

  return (
    <Modal
      open
      title={texts.merge}
      okText={isPossible ? texts.merge : texts.mergeCheck}
      cancelText={cancel}
      okButtonProps={{ danger: isPossible, loading: isBusy }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{texts.mergeHint}</Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ into, reason: why }) => void (isPossible ? propose(shown.into.userId, why) : check(into))}
      >
        <Form.Item
          name="into"
          label={texts.mergeInto}
          rules={[{ required: true, whitespace: true, message: reasonMissing }]}
        >
          <Input autoFocus maxLength={80} onChange={() => show(undefined)} />
        </Form.Item>
        {shown !== undefined && <Checked shown={shown} />}
        {isPossible && (
          <Form.Item
            name="reason"
            label={reason}
            rules={[{ required: true, whitespace: true, message: reasonMissing }]}
          >
            <Input.TextArea rows={3} maxLength={MAX_REASON} placeholder={reasonHint} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}

function Checked({ shown: { into, obstacles, moves } }: { readonly shown: ShownMerge }) {
  const texts = useMessages(peopleMessages)
  const { locale } = usePreferences()
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={1}
        items={[
          { key: 'stays', label: texts.mergeStays, children: `${into.username} ${into.mobile}` },
          {
            key: 'moves',
            label: texts.mergeMoves,
            children: texts.moves(formatMoney(moves.availableFen), moves.coins, moves.coupons),
          },
        ]}
      />
      <Alert
        className="merge-answer"
        showIcon
        type={obstacles.length === 0 ? 'success' : 'warning'}
        title={obstacles.length === 0 ? texts.canMerge : texts.cannotMerge}
        description={
          obstacles.length > 0 && (
            <ul className="plain-list">
              {obstacles.map((one) => (
                <li key={one}>{nameIn(MERGE_OBSTACLES[one], locale)}</li>
              ))}
            </ul>
          )
        }
      />
    </>
  )
}
