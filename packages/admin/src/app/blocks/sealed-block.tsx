import type { CaseBlock, RevealedCase } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import { Button, Descriptions, Space, Typography } from 'antd'
import { useState } from 'react'
import { useMessages } from '../preferences.tsx'
import { useAct, useFailureNotice } from '../queries/use-act.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { CasePictures } from './case-pictures.tsx'

interface SealedBlockProps {
  readonly block: Extract<CaseBlock, { readonly kind: 'sealed' }>
  /** Undefined where the role may not look. */
  readonly onReveal: ((key: string, reason: string) => Promise<Result<RevealedCase>>) | undefined
}

/** Masked; the whole of it behind a reason, and only until the case is left. */
export function SealedBlock({ block: { key, masked }, onReveal }: SealedBlockProps) {
  const texts = useMessages(casesMessages)
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [isOpen, setOpen] = useState(false)
  const [shown, show] = useState<RevealedCase>()

  async function look(reason: string): Promise<void> {
    if (onReveal === undefined) return
    const result = await act(() => onReveal(key, reason))
    if (!result.ok) return notice(result.failure)
    show(result.value)
    setOpen(false)
  }

  return (
    <>
      <Space wrap>
        <span>{masked}</span>
        {shown === undefined && onReveal !== undefined && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.reveal}
          </Button>
        )}
      </Space>
      {shown !== undefined && (
        <>
          <Descriptions
            size="small"
            column={1}
            items={shown.facts.map(({ label, value }) => ({
              key: label,
              label,
              children: <Typography.Text copyable={{ text: value }}>{value}</Typography.Text>,
            }))}
          />
          {shown.addresses.length > 0 && <CasePictures addresses={shown.addresses} />}
        </>
      )}
      {isOpen && (
        <ReasonDialog
          title={texts.revealTitle}
          sendText={texts.reveal}
          isBusy={isBusy}
          onSend={(reason) => void look(reason)}
          onCancel={() => setOpen(false)}
        >
          <Typography.Paragraph type="secondary">{texts.lookLogged}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </>
  )
}
