import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { AmountField } from '../../../../ui/inputs/amount-field.tsx'
import { budgetPath, isBudget } from './budget-address.ts'
import styles from './budget-page.module.css'

/** A sum of one's own, in whole yuan. */
export function OwnBudget({ sumFen }: { readonly sumFen: number }) {
  const messages = useMessages(returningMessages).budget
  const navigate = useNavigate()
  const [typed, setTyped] = useState(String(Math.round(sumFen / 100)))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBudget(typed)) return setWrong(true)
    void navigate(budgetPath(Number(typed) * 100), { replace: true })
  }
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <AmountField
        label={messages.own}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        clean={(raw) => raw.replace(/\D/g, '').slice(0, 9)}
        {...(isWrong ? { error: messages.wrong } : {})}
      />
      <Button type="submit" look="secondary">
        {messages.go}
      </Button>
    </form>
  )
}
