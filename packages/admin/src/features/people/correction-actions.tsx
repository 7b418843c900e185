import { COIN_CORRECTION, COUPON_CORRECTION, type CorrectionOutcome, type StaffAct } from '@diandu/core/admin'
import { formatCount, formatMoney } from '@diandu/core/format'
import { MAX_FEN, type Result } from '@diandu/core/kernel'
import { TWO_REVIEWERS_FROM_FEN } from '@diandu/core/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Form, Input, InputNumber, Modal, Space, Typography } from 'antd'
import { useState, type ReactElement } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { MAX_REASON } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { peopleMessages } from '../../messages/people.messages.ts'

type Correction = 'creditMoney' | 'correctCoins' | 'giveCoupon' | 'endCoupon'

interface Given {
  readonly coins: number
  readonly title: string
  readonly amount: number
  readonly minSpend: number
  readonly days: number
  readonly couponId: string
  readonly reference: string
  readonly reason: string
}

const FEN = 100
const MAX_DAYS = 366

const ACTS: Readonly<Record<Correction, { readonly act: StaffAct; readonly of: 'wallet' | 'benefits' }>> = {
  creditMoney: { act: 'credit-user', of: 'wallet' },
  correctCoins: { act: 'correct-coins', of: 'benefits' },
  giveCoupon: { act: 'correct-coupons', of: 'benefits' },
  endCoupon: { act: 'correct-coupons', of: 'benefits' },
}

interface CorrectionActionsProps {
  readonly userId: string
  readonly of: 'wallet' | 'benefits'
}

/** Money is credited, coins and coupons are corrected with a reason; large ones are proposed. */
export function CorrectionActions({ userId, of }: CorrectionActionsProps) {
  const texts = useMessages(peopleMessages)
  const may = useMay()
  const [open, setOpen] = useState<Correction>()
  const offered = (Object.keys(ACTS) as Correction[]).filter((one) => ACTS[one].of === of && may(ACTS[one].act))
  return (
    <Space wrap className="note-form">
      {offered.map((one) => (
        <Button key={one} onClick={() => setOpen(one)}>
          {texts[one]}
        </Button>
      ))}
      {open !== undefined && (
        <CorrectionDialog key={`dialog ${open}`} userId={userId} kind={open} onClose={() => setOpen(undefined)} />
      )}
    </Space>
  )
}

interface CorrectionDialogProps {
  readonly userId: string
  readonly kind: Correction
  readonly onClose: () => void
}

function CorrectionDialog({ userId, kind, onClose }: CorrectionDialogProps) {
  const texts = useMessages(peopleMessages)
  const { cancel, reason, reasonMissing } = useMessages(frameMessages)
  const { personActs } = usePorts()
  const queries = useQueryClient()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [form] = Form.useForm<Given>()

  function correct(given: Given): Promise<Result<CorrectionOutcome>> {
    const why = given.reason.trim()
    switch (kind) {
      case 'creditMoney':
        return personActs.creditMoney(userId, Math.round(given.amount * FEN), given.reference.trim(), why)
      case 'correctCoins':
        return personActs.correctCoins(userId, given.coins, why)
      case 'giveCoupon': {
        const [amountFen, leastSpendFen] = [Math.round(given.amount * FEN), Math.round(given.minSpend * FEN)]
        return personActs.giveCoupon(
          userId,
          { title: given.title.trim(), amountFen, leastSpendFen, days: given.days },
          why,
        )
      }
      case 'endCoupon':
        return personActs.endCoupon(userId, given.couponId.trim(), why)
    }
  }

  async function send(given: Given): Promise<void> {
    const result = await act(() => correct(given))
    if (!result.ok) return notice(result.failure)
    onClose()
    for (const key of [['people', 'one', userId], ['proposals'], ['today']])
      void queries.invalidateQueries({ queryKey: key })
    void message.success((kind === 'creditMoney' ? texts.credited : texts.corrected)[result.value])
  }

  return (
    <Modal
      open
      title={texts[kind]}
      okText={texts[kind]}
      cancelText={cancel}
      okButtonProps={{ loading: isBusy }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">
        {kind === 'creditMoney'
          ? texts.creditHint(formatMoney(TWO_REVIEWERS_FROM_FEN))
          : texts.oneDay(formatCount(COIN_CORRECTION.alone), formatMoney(COUPON_CORRECTION.alone))}
      </Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ minSpend: 0, days: 30 }}
        onFinish={(given) => void send(given)}
      >
        <Fields kind={kind} />
        <Form.Item name="reason" label={reason} rules={[{ required: true, whitespace: true, message: reasonMissing }]}>
          <Input.TextArea rows={2} maxLength={MAX_REASON} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Fields({ kind }: { readonly kind: Correction }): ReactElement {
  const texts = useMessages(peopleMessages)
  const { reasonMissing } = useMessages(frameMessages)
  const number = [{ required: true, message: texts.numberWrong }]
  const text = [{ required: true, whitespace: true, message: reasonMissing }]
  switch (kind) {
    case 'creditMoney':
      return (
        <>
          <Form.Item name="amount" label={texts.sum} rules={number}>
            <InputNumber precision={2} min={0.01} max={MAX_FEN / FEN} />
          </Form.Item>
          <Form.Item name="reference" label={texts.bankReference} rules={text}>
            <Input maxLength={64} autoComplete="off" />
          </Form.Item>
        </>
      )
    case 'correctCoins':
      return (
        <Form.Item
          name="coins"
          label={texts.coins}
          rules={[
            { required: true, message: texts.coinsWrong },
            {
              validator: (_, coins: unknown) =>
                coins === 0 ? Promise.reject(new Error(texts.coinsWrong)) : Promise.resolve(),
            },
          ]}
        >
          <InputNumber precision={0} min={-COIN_CORRECTION.most} max={COIN_CORRECTION.most} />
        </Form.Item>
      )
    case 'giveCoupon':
      return (
        <>
          <Form.Item name="title" label={texts.couponTitle} rules={text}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name="amount" label={texts.amount} rules={number}>
            <InputNumber precision={2} min={0.01} max={COUPON_CORRECTION.most / FEN} />
          </Form.Item>
          <Form.Item name="minSpend" label={texts.minSpend} rules={number}>
            <InputNumber precision={2} min={0} />
          </Form.Item>
          <Form.Item name="days" label={texts.days} rules={number}>
            <InputNumber precision={0} min={1} max={MAX_DAYS} />
          </Form.Item>
        </>
      )
    case 'endCoupon':
      return (
        <Form.Item name="couponId" label={texts.couponId} rules={text}>
          <Input maxLength={40} />
        </Form.Item>
      )
  }
}
