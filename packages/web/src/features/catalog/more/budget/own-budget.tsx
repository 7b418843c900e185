import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readYuan } from '@diandu/core/input'
import { MoneyField } from '../../../../app/forms/money-field.tsx'
import { useTypedEarly } from '../../../../app/forms/use-typed-early.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { budgetPath, isBudget } from './budget-address.ts'
import styles from './budget-page.module.css'

/** A sum of one's own, in whole yuan. */
export function OwnBudget({ sumFen }: { readonly sumFen: number }) {
  const messages = useMessages(returningMessages).budget
  const navigate = useNavigate()
  const [typed, setTyped] = useState(String(Math.round(sumFen / 100)))
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ budget }) => budget !== undefined && setTyped(budget))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sum = readYuan(typed)
    if (!sum.ok || !isBudget(String(sum.value / 100))) return setWrong(true)
    void navigate(budgetPath(sum.value), { replace: true })
  }
  return (
    <form ref={form} method="post" className={`mt-8 reading-width ${styles.own}`} onSubmit={submit} noValidate>
      <MoneyField
        name="budget"
        label={messages.own}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        {...(isWrong ? { error: messages.wrong } : {})}
      />
      <Button type="submit" look="secondary">
        {messages.go}
      </Button>
    </form>
  )
}
