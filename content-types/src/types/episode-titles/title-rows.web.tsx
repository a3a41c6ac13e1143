import { CopyButton } from '@podcastai/ui'
import { type EditField, EditForm, parseChoice } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { inQuotes } from '../../views/in-quotes.ts'
import { Facts, Item, ItemFoot, ItemRow, Why } from '../../views/item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import { Quiet } from '../../views/quiet.web.tsx'
import { ScoreFigure } from '../../views/score-figure.web.tsx'
import type { EpisodeTitle, TitleAngle } from './episode-titles.ts'
import { explainScore, seoScore } from './seo-score.ts'

export const angleNames = {
  claim: 'Claim',
  question: 'Question',
  number: 'Number',
  contrast: 'Contrast',
  guest: 'Guest',
  promise: 'Promise',
} as const satisfies Record<TitleAngle, string>

type Props = {
  title: EpisodeTitle
  keywords: readonly string[]
  place: string
  onSave?: (title: EpisodeTitle) => Promise<void>
}

/**
 * The primary title, with its score and the reasons, and why it comes first if an alternative scores higher. The score
 * updates with every keystroke.
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
        <p dir="auto" className="text-xl leading-7 font-semibold tracking-[-0.015em] text-pretty wrap-anywhere">
          {title.title}
        </p>
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
          {behind} {behind === 1 ? 'point' : 'points'} below the best alternative. The score is about being found in
          search, not about what the title says.
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

/** An alternative title: one line until it is edited. */
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
  const { title: text, seoScore: score } = title
  return (
    <ItemRow
      acts={
        <>
          {onSave && (
            <span className="px-1.5 text-[15px] font-semibold tabular-nums">
              <span className="only-read">SEO score </span>
              {score ?? '–'}
            </span>
          )}
          {onSave && <EditButton editing={editing} what={`title ${inQuotes(text)}`} item={place} />}
          <CopyButton iconOnly label={`Copy title ${inQuotes(text)}`} text={text} className="text-text-3" />
        </>
      }
    >
      <p dir="auto" className="text-[15px] leading-[22px] font-[550] wrap-anywhere">
        {text}
      </p>
      {onSave && score !== null && <Why>{explainScore(text, keywords)}</Why>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {onSave && <Facts facts={[angleNames[title.angle]]} />}
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

/** Creates a title for the user to add. */
export function newTitle(title: string, angle: TitleAngle, keywords: readonly string[]): EpisodeTitle {
  return { title, angle, seoScore: seoScore(title, keywords).total, evidence: [] }
}

function useTitleEditing({ title, keywords, place, onSave }: Props) {
  return useEditing(
    title.id ?? place,
    { title: title.title, angle: title.angle },
    onSave &&
      ((values) => {
        const text = (values.title ?? '').trim()
        const angle = parseChoice(angleNames, values.angle, title.angle)
        const score = title.seoScore === null && text === title.title ? null : seoScore(text, keywords).total
        return onSave({ ...title, title: text, angle, seoScore: score })
      }),
  )
}

function SeoScore({ text, keywords }: { text: string; keywords: readonly string[] }) {
  return (
    <div className="flex items-center gap-5 max-md:gap-3">
      <ScoreFigure score={seoScore(text, keywords).total} label="SEO score" />
      <Why>{explainScore(text, keywords)}</Why>
    </div>
  )
}
