import { type ContentKey, getTypeName } from '@podcastai/content-types'
import { LanguageSelect } from '@podcastai/content-types/web'
import { maxAnswerCharacters, maxAnswersCharacters, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, CopyButton, Dialog, Field, Select, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { saveFile } from '../../lib/save-file.ts'
import { twoFigures } from '../../lib/two-figures.ts'
import { AnswerField } from './answer-field.tsx'
import { countTexts } from './answer-result.tsx'
import { type CheckedAnswer, type Choice, listTypes, promptQuery, useCheckAnswer } from './assistant-calls.ts'
import { isFilled, Mending } from './follow-up.tsx'
import { keptAnswers } from './kept-answers.ts'
import { SaveStep } from './save-step.tsx'

type Props = {
  transcript: Transcript
  contentType?: ContentKey
  onClose: () => void
}

/** Three steps: copy the prompt, paste the reply, save what passed. Pasted text is kept until it is saved. */
export function AssistantDialog({ transcript, contentType, onClose }: Props) {
  const [choice, setChoice] = useState<Choice>(contentType ?? 'all')
  const { id } = transcript
  const userId = useQuery(profileQuery()).data?.id ?? ''
  const kept = useMemo(() => keptAnswers({ userId, projectId: id }), [userId, id])
  const [language = '', setLanguage] = useState(() => kept.read('language')[0])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write with ChatGPT, Claude, or another assistant"
      text="Your assistant does the writing. We check its quotes, names, numbers, and times against the transcript before anything is saved. We don’t check its other claims, so read them."
      className="w-[720px]"
    >
      <Steps
        key={`${choice} ${language}`}
        {...{ transcript, kept, choice, language, onClose }}
        onChoose={setChoice}
        onChooseLanguage={(next) => {
          setLanguage(next)
          kept.write('language', [next])
        }}
      />
    </Dialog>
  )
}

type StepsProps = Pick<Props, 'transcript' | 'onClose'> & {
  kept: ReturnType<typeof keptAnswers>
  choice: Choice
  onChoose: (choice: Choice) => void
  /** '' for the show's. */
  language: string
  onChooseLanguage: (language: string) => void
}

function Steps({ transcript, kept, onClose, ...chosen }: StepsProps) {
  const { id } = transcript
  const { choice, language } = chosen
  const [answers, setAnswers] = useState<string[]>(() => kept.read(choice))
  const [declined, setDeclined] = useState<string[]>([])
  const check = useCheckAnswer(id)
  // Keep the last result while the next reply is checked.
  const [found, setFound] = useState<Found>()
  const filled = answers.filter(isFilled)
  const characters = filled.join('').length
  const isTooLong = characters > maxAnswersCharacters || filled.some(({ length }) => length > maxAnswerCharacters)
  const checked = filled.length > 0 ? found?.result : undefined
  /** The result is for the replies currently in the fields. */
  const isOfNow = found !== undefined && isSame(found.answers, filled)
  const checkNow = (kept = declined) =>
    check.mutate(
      { types: listTypes(transcript, choice), answers: filled, declined: kept, language },
      { onSuccess: (result) => setFound({ result, answers: filled }) },
    )
  useCheckSoon(isTooLong ? [] : filled, checkNow)

  function change(at: number, answer: string) {
    const next = at < answers.length ? answers.with(at, answer) : [...answers, answer]
    setAnswers(next)
    kept.write(choice, next)
  }

  function changeDeclined(next: string[]) {
    setDeclined(next)
    checkNow(next)
  }

  function finish() {
    kept.write(choice, [])
    onClose()
  }

  function problemAt(at: number): string | null {
    if (characters > maxAnswersCharacters && at === answers.findLastIndex(isFilled)) return tooLongTogether(characters)
    const place = answers.slice(0, at).filter(isFilled).length
    const isUnread = isOfNow && isFilled(answers[at] ?? '') && found.result.unread.includes(place)
    return isUnread ? (found.result.problem ?? unread) : null
  }

  return (
    <div className="grid gap-5" aria-busy={check.isPending}>
      <Step number={1} title="Copy the prompt into your assistant">
        <PromptPart transcript={transcript} {...chosen} isFirst={!checked || checked.problem !== null} />
      </Step>
      <Step number={2} title="Paste the reply">
        <AnswerField
          label="Reply"
          value={answers[0] ?? ''}
          onChange={(answer) => change(0, answer)}
          problem={problemAt(0)}
        />
        <CheckState check={check} found={isOfNow ? checked : undefined} onRetry={() => checkNow()} />
      </Step>
      {(checked?.problem === null || answers.length > 1) && (
        <Step number={3} title="Save what passed">
          <SaveStep
            transcript={transcript}
            checked={checked ?? nothingYet}
            answers={found?.answers ?? []}
            declined={declined}
            language={language}
            onDecline={changeDeclined}
            isChecked={isOfNow && !check.isPending && !check.isError}
            onSaved={finish}
          >
            <Mending checked={checked ?? nothingYet} answers={answers} problemAt={problemAt} onChange={change} />
          </SaveStep>
        </Step>
      )}
    </div>
  )
}

/** A check's result, and the replies it is for. */
type Found = { result: CheckedAnswer; answers: readonly string[] }

/** Fields for further replies exist before the first result. */
const nothingYet: CheckedAnswer = {
  ...{ problem: null, unread: [], names: [], spellings: [], unusedNames: [], types: [] },
  ...{ isBrokenOff: false, repairPrompt: null },
}
const unread =
  'We found no content in this reply, so nothing changed. Paste all of it, from the first line to the last.'

function tooLongTogether(characters: number): string {
  const [are, max] = [characters, maxAnswersCharacters].map((count) => count.toLocaleString('en-US'))
  return `All replies together have ${are} characters. The limit is ${max}. Paste only the replies.`
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((answer, at) => answer === others[at])
}

/** How long to wait after the last key; pasted text is checked immediately. */
const typingMs = 700

/** Checks the replies when they change; only the latest check counts. */
function useCheckSoon(answers: readonly string[], checkNow: () => void) {
  const all = JSON.stringify(answers)
  const [before, setBefore] = useState('[]')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is a reason to check
  useEffect(() => {
    if (all === before) return
    const isPasted = Math.abs(all.length - before.length) > 20
    const timer = setTimeout(
      () => {
        setBefore(all)
        if (answers.length > 0) checkNow()
      },
      isPasted ? 0 : typingMs,
    )
    return () => clearTimeout(timer)
  }, [all])
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-label={`Step ${number}: ${title}`} className="grid gap-3 border-t pt-4">
      <h3 className="type-h3 flex items-baseline gap-2.5">
        <span aria-hidden className="type-time text-text-3">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}

type PromptProps = Omit<StepsProps, 'onClose' | 'kept'> & { isFirst: boolean }

function PromptPart({ transcript, isFirst, ...chosen }: PromptProps) {
  const { id, filename } = transcript
  const { choice, onChoose, language, onChooseLanguage } = chosen
  const prompt = useQuery(promptQuery(id, choice, language))
  const text = prompt.data?.prompt ?? ''
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <Field label="What to write">
          <Select value={choice} onChange={(event) => onChoose(event.target.value as Choice)}>
            <option value="all">All content</option>
            {listTypes(transcript, 'all').map((key) => (
              <option key={key} value={key}>
                {getTypeName(transcript.generation, key)}
              </option>
            ))}
          </Select>
        </Field>
        <LanguageSelect value={language} onChange={onChooseLanguage} />
      </div>
      {prompt.isError ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="wrap-anywhere">{getErrorMessage(prompt.error, 'We couldn’t create the prompt.')}</p>
          <Button size="small" onClick={() => prompt.refetch()}>
            Try Again
          </Button>
        </div>
      ) : prompt.isPending ? (
        <Skeleton className="h-9 w-80 max-w-full" />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={text} label="Copy the prompt" size="medium" variant={isFirst ? 'primary' : 'outline'} />
          <Button
            icon={<Download aria-hidden size={16} />}
            onClick={() => saveFile(getPromptFilename(filename, choice), new Blob([text], { type: 'text/plain' }))}
          >
            Download .txt
          </Button>
        </div>
      )}
      {prompt.data && (
        <p className="type-hint text-text-3">
          About {twoFigures(text.split(' ').length)} words, the transcript included. Too long to paste? Download it and
          attach the file.
        </p>
      )}
    </>
  )
}

function getPromptFilename(filename: string, choice: Choice): string {
  return `${projectTitle(filename)}_prompt${choice === 'all' ? '' : `_${choice}`}.txt`
}

type CheckStateProps = {
  check: ReturnType<typeof useCheckAnswer>
  found: CheckedAnswer | undefined
  onRetry: () => void
}

function CheckState({ check, found, onRetry }: CheckStateProps) {
  if (check.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="wrap-anywhere">{getErrorMessage(check.error, 'We couldn’t check the reply.')}</p>
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className="type-small text-text-2">
      {check.isPending ? 'Checking...' : found?.problem === null ? foundLine(found) : null}
      {/* The same message is already visible under the field; this one is for screen readers. */}
      {!check.isPending && found && found.unread.length > 0 && (
        <span className="only-read">{found.problem ?? unread}</span>
      )}
    </p>
  )
}

function foundLine({ types }: CheckedAnswer): string {
  const { holds, faults } = countTexts(types)
  const found = `${holds} ${holds === 1 ? 'text' : 'texts'} passed`
  return faults === 0 ? `${found}.` : `${found}, ${faults} did not.`
}
