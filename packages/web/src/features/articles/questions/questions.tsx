import { MAX_QUESTION_LENGTH, questionFault, type Question, type QuestionTarget } from '@diandu/core/articles'
import { formatTime } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { questionMessages } from '../../../messages/articles/question.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { questionsQuery } from '../article-queries.ts'

/** Readers' questions on an article or a topic, and a form for one's own. */
export function Questions({ target }: { readonly target: QuestionTarget }) {
  const messages = useMessages(questionMessages)
  const ports = usePorts()
  const query = questionsQuery(ports, target)
  const { data, items, isEmpty, more } = usePaged(query, 'market')
  return (
    <Section title={messages.title}>
      {messages.language !== undefined && <p className="note my-8">{messages.language}</p>}
      {isEmpty ? (
        <p className="note my-8">{messages.none}</p>
      ) : (
        <EndlessList
          label={messages.list.label}
          items={items}
          keyOf={(question) => question.id}
          renderItem={(question) => <OneQuestion question={question} />}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonLines count={4} />}
        />
      )}
      {/* It comes with the list above it, which would push it away from under a finger. */}
      {(data !== undefined || more.state === 'failed') && <Write target={target} />}
    </Section>
  )
}

function OneQuestion({ question }: { readonly question: Question }) {
  const messages = useMessages(questionMessages)
  const { content, answer, refusedFor, isOwn } = question
  return (
    <Card>
      <p className="strong">
        {isOwn && <Badge tone="ferry">{messages.own}</Badge>} <span>{content}</span>
      </p>
      {answer === null ? (
        <p className="note my-8">{refusedFor === null ? messages.waiting : messages.refused(refusedFor)}</p>
      ) : (
        <>
          <p className="mt-8 pre-line" lang="zh-CN">
            {answer.content}
          </p>
          <p className="note my-8">{messages.answered(formatTime(answer.answeredAt, 'yyyy-mm-dd'))}</p>
        </>
      )}
    </Card>
  )
}

/** A visitor logs in first, and the form opens. */
function Write({ target }: { readonly target: QuestionTarget }) {
  const messages = useMessages(questionMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const isMember = useUser() !== undefined
  const [isOpen, setOpen] = useState(false)
  const open = useAsUser(`question ${target.id}`, () => setOpen(true))
  if (!isMember || !isOpen)
    return (
      <Button look="secondary" block onClick={() => open()}>
        {isMember ? messages.write : messages.login}
      </Button>
    )
  return (
    <QuestionForm
      target={target}
      onSent={() => {
        setOpen(false)
        toasts.show(messages.sent, 'good')
        void queries.invalidateQueries({ queryKey: questionsQuery(ports, target).queryKey })
      }}
      onCancel={() => setOpen(false)}
    />
  )
}

interface QuestionFormProps {
  readonly target: QuestionTarget
  readonly onSent: () => void
  readonly onCancel: () => void
}

function QuestionForm({ target, onSent, onCancel }: QuestionFormProps) {
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
