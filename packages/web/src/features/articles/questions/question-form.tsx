import { MAX_QUESTION_LENGTH, questionFault, type QuestionTarget } from '@diandu/core/articles'
import { cleanTextarea } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { questionMessages } from '../../../messages/articles/question.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'

interface QuestionFormProps {
  readonly target: QuestionTarget
  readonly onSent: () => void
  readonly onCancel: () => void
}

export function QuestionForm({ target, onSent, onCancel }: QuestionFormProps) {
  const messages = useMessages(questionMessages)
  const ports = usePorts()
  const { element, errors, typedField, isBusy, onSubmit } = useForm<{ readonly content: string }, 'content'>({
    name: `question-${target.id}`,
    empty: { content: '' },
    stored: ['content'],
    fields: () => ['content'],
    faults({ content }) {
      const fault = questionFault(content)
      return fault === undefined ? {} : { content: messages.faults[fault] }
    },
    lost: messages.lost,
    async send({ content }) {
      const { articles } = await ports()
      const answer = await articles.submitQuestion(target, content)
      if (!answer.ok) return answer.failure
      onSent()
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <TextArea
        label={messages.label}
        rows={3}
        max={MAX_QUESTION_LENGTH}
        clean={cleanTextarea}
        placeholder={messages.placeholder}
        hint={errors.of.content === undefined && messages.hint}
        {...typedField('content')}
      />
      <div className="mt-12">
        <Button type="submit" block busy={isBusy}>
          {messages.submit}
        </Button>
        <Button look="quiet" block onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
