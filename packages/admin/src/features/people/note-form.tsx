import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Form, Input } from 'antd'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { peopleMessages } from '../../messages/people.messages.ts'

const MAX_NOTE = 1000

export function NoteForm({ userId }: { readonly userId: string }) {
  const texts = useMessages(peopleMessages)
  const { reasonMissing } = useMessages(frameMessages)
  const { people } = usePorts()
  const queries = useQueryClient()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [form] = Form.useForm<{ readonly words: string }>()

  async function add(words: string): Promise<void> {
    const result = await act(() => people.addNote(userId, words))
    if (!result.ok) return notice(result.failure)
    form.resetFields()
    void queries.invalidateQueries({ queryKey: ['people', 'one', userId] })
    void message.success(texts.noted)
  }

  return (
    <Form form={form} layout="vertical" className="note-form" onFinish={({ words }) => void add(words.trim())}>
      <Form.Item
        name="words"
        label={texts.note}
        extra={texts.noteHint}
        rules={[{ required: true, whitespace: true, message: reasonMissing }]}
      >
        <Input.TextArea rows={2} maxLength={MAX_NOTE} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {texts.addNote}
      </Button>
    </Form>
  )
}
