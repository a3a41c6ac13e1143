import { CopyButton } from '@podcastai/ui'
import { chosenOf, EditButton, type EditField, EditForm, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Facts, Item, ItemFoot, ItemRow } from '../../views/item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import { Quiet } from '../../views/quiet.web.tsx'
import { ScoreBars, ScoreFigure } from '../../views/score-bars.web.tsx'
import type { EpisodeTitle, TitleAngle } from './episode-titles.ts'
import { type SeoParts, seoScore } from './seo-score.ts'

export const angleNames = {
  claim: 'Claim',
  question: 'Question',
  number: 'Number',
  contrast: 'Contrast',
  guest: 'Guest',
  promise: 'Promise',
} as const satisfies Record<TitleAngle, string>

const partNames = {
  length: 'Length',
  keyword: 'Keyword first',
  specific: 'Specific',
  clarity: 'Clear',
} as const satisfies Record<keyof SeoParts, string>
const partMost = 25

type Props = {
  title: EpisodeTitle
  keywords: readonly string[]
  place: string
  onSave?: (title: EpisodeTitle) => Promise<void>
}

/**
 * The first choice, with its score and why, also why it is first where another scores more. The score moves with every
 * letter typed.
 */
export function PrimaryTitle({ title, keywords, place, bestAlternative, onSave }: Props & { bestAlternative: number }) {
  const editing = useTitleEditing({ title, keywords, place, onSave })
  const text = editing.isOpen ? (editing.values.title ?? '') : title.title
  const isNoTitle = title.seoScore === null && text === title.title
  const behind = bestAlternative - seoScore(text, keywords).total
  return (
    <Item label="Primary title" editing={editing.isOpen}>
      <span className="type-hint text-text-3">{isNoTitle && text !== '' ? 'Project name' : 'Primary'}</span>
      {editing.isOpen ? (
        <EditForm editing={editing} fields={titleFields} />
      ) : (
        <p className="text-xl leading-7 font-semibold tracking-[-0.015em] text-pretty wrap-anywhere">{title.title}</p>
      )}
      {isNoTitle ? (
        <p className="type-hint text-pretty text-text-3">
          {text === '' ? 'No title yet.' : 'No line works as a title.'}
          {onSave && ' Write your own to see its score.'}
        </p>
      ) : (
        onSave && <SeoScore text={text} keywords={keywords} />
      )}
      {onSave && !isNoTitle && behind > 0 && (
        <p className="type-hint text-pretty text-text-3">
          {behind} {behind === 1 ? 'point' : 'points'} below the best alternative: the score counts what helps a title
          to be found, not how much it says.
        </p>
      )}
      {!editing.isOpen && (
        <ItemFoot
          acts={
            <>
              {onSave && <EditButton editing={editing} what="primary title" item={place} />}
              {title.title !== '' && <CopyButton text={title.title} />}
            </>
          }
        >
          <PassageChips evidence={title.evidence} />
        </ItemFoot>
      )}
    </Item>
  )
}

/** An alternative: one line until it is edited. */
export function AlternativeTitle({
  title,
  keywords,
  place,
  onSave,
  onDelete,
}: Props & { onDelete?: () => Promise<void> }) {
  const editing = useTitleEditing({ title, keywords, place, onSave })
  if (editing.isOpen) {
    return (
      <div className="grid gap-3 py-2">
        <EditForm editing={editing} fields={titleFields} onDelete={onDelete}>
          <SeoScore text={editing.values.title ?? ''} keywords={keywords} />
        </EditForm>
      </div>
    )
  }
  const { title: text } = title
  return (
    <ItemRow
      acts={
        <>
          {onSave && (
            <span className="px-1.5 text-[15px] font-semibold tabular-nums">
              <span className="only-read">SEO score </span>
              {title.seoScore ?? '–'}
            </span>
          )}
          {onSave && <EditButton editing={editing} what={`title ${inQuotes(text)}`} item={place} isQuiet />}
          <CopyButton iconOnly label={`Copy title ${inQuotes(text)}`} text={text} className="text-text-3" />
        </>
      }
    >
      <p className="text-[15px] leading-[22px] font-[550] wrap-anywhere">{text}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {onSave && <Facts facts={[`${text.length} characters`, angleNames[title.angle]]} />}
        <Quiet>
          <PassageChips evidence={title.evidence} />
        </Quiet>
      </p>
    </ItemRow>
  )
}

export const titleFields: readonly EditField[] = [
  { name: 'title', label: 'Title' },
  { name: 'angle', label: 'Angle', choices: angleNames },
]

/** A title to add. */
export function newTitle(title: string, angle: TitleAngle, keywords: readonly string[]): EpisodeTitle {
  return { title, angle, seoScore: seoScore(title, keywords).total, evidence: [] }
}

function useTitleEditing({ title, keywords, place, onSave }: Props) {
  return useEditing(
    place,
    { title: title.title, angle: title.angle },
    onSave &&
      ((values) => {
        const text = (values.title ?? '').trim()
        const angle = chosenOf(angleNames, values.angle, title.angle)
        const score = title.seoScore === null && text === title.title ? null : seoScore(text, keywords).total
        return onSave({ ...title, title: text, angle, seoScore: score })
      }),
  )
}

function SeoScore({ text, keywords }: { text: string; keywords: readonly string[] }) {
  const { total, parts } = seoScore(text, keywords)
  const bars = (Object.keys(partNames) as (keyof SeoParts)[]).map((key) => ({
    key,
    label: partNames[key],
    score: parts[key].score,
    max: partMost,
    reason: parts[key].reason,
  }))
  return (
    <div className="flex items-start gap-5 max-md:flex-col max-md:gap-2.5">
      <ScoreFigure score={total} label="SEO score" />
      <ScoreBars bars={bars} />
    </div>
  )
}
