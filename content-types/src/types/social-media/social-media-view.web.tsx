import { CopyButton, LengthGauge } from '@podcastai/ui'
import { getTextWidth } from '../../type/script-limits.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Item, ItemFoot } from '../../views/item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { WriteButton } from '../../views/write-button.web.tsx'
import { maxHashtags } from '../../voice/hashtags.ts'
import { foldAt } from './fold.ts'
import {
  type Caption,
  type CaptionSize,
  captionFold,
  captionForPosting,
  captionLengths,
  captionNames,
  captionSizes,
  type SocialMedia,
} from './social-media.ts'

export function SocialMediaView({ content, onSave }: ViewProps<SocialMedia>) {
  return (
    <div className="grid gap-3">
      {captionSizes.map((size) => (
        <CaptionItem
          key={size}
          size={size}
          caption={content[size]}
          onSave={onSave && ((caption) => onSave({ ...content, [size]: caption }))}
        />
      ))}
    </div>
  )
}

type ItemProps = {
  size: CaptionSize
  caption: Caption
  onSave?: (caption: Caption) => Promise<void>
}

function CaptionItem({ size, caption, onSave }: ItemProps) {
  const { min, max } = captionLengths[size]
  const editing = useEditing(
    size,
    { caption: caption.caption, hashtags: caption.hashtags.map((tag) => `#${tag}`).join(' ') },
    onSave &&
      ((values) => {
        const text = (values.caption ?? '').trim()
        return onSave({
          ...caption,
          caption: text,
          characterCount: text.length,
          hashtags: tagsIn(values.hashtags ?? ''),
        })
      }),
  )
  return (
    <Item label={`${captionNames[size]} caption`} editing={editing.isOpen}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="type-h3">{captionNames[size]}</h3>
        {onSave && (
          <span className="type-hint text-text-3">
            {min}-{max} characters
          </span>
        )}
        {/* Lengths are shown only to editors. */}
        {onSave && !editing.isOpen && caption.caption !== '' && (
          <LengthGauge length={getTextWidth(caption.caption)} min={min} max={max} className="ml-auto" />
        )}
      </div>
      {editing.isOpen ? (
        <EditForm
          editing={editing}
          fields={[
            { name: 'caption', label: 'Caption', lines: 4 },
            {
              name: 'hashtags',
              label: 'Hashtags',
              hint: `At most ${maxHashtags}. Added when you copy, not counted.`,
              optional: true,
            },
          ]}
          foot={<LengthGauge length={getTextWidth((editing.values.caption ?? '').trim())} min={min} max={max} />}
        />
      ) : caption.caption === '' ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="type-small mr-auto text-text-2">No caption of this length yet.</p>
          {onSave && <WriteButton path={size} what={`${size} caption`} />}
          {onSave && <EditButton editing={editing} what={`${size} caption`} />}
        </div>
      ) : (
        <>
          {onSave ? (
            <FoldedText text={caption.caption} />
          ) : (
            <p dir="auto" className="type-copy whitespace-pre-line wrap-anywhere">
              {caption.caption}
            </p>
          )}
          {caption.hashtags.length > 0 && (
            <p dir="auto" className="type-small text-petrol wrap-anywhere">
              {caption.hashtags.map((tag) => `#${tag}`).join(' ')}
            </p>
          )}
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what={`${size} caption`} item={size} />}
                <CopyButton text={() => captionForPosting(caption)} />
              </>
            }
          >
            <PassageChips evidence={caption.evidence} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

function FoldedText({ text }: { text: string }) {
  const { shown, folded } = foldAt(text, captionFold)
  return (
    <div dir="auto" className="type-copy whitespace-pre-line wrap-anywhere">
      {shown}
      {folded !== '' && (
        <>
          <p className="type-time my-1.5 flex items-center gap-2.5 text-[11px] leading-4 text-text-3">
            <span aria-hidden className="w-3.5 border-t border-dashed border-line-strong" />
            Instagram cuts off here
            <span aria-hidden className="flex-1 border-t border-dashed border-line-strong" />
          </p>
          <span className="text-text-2">{folded}</span>
        </>
      )}
    </div>
  )
}

/** Returns at most five tags from the user's input: `#a, b #a` → a, b. */
function tagsIn(text: string): string[] {
  const tags = text.split(/[\s,]+/).map((tag) => tag.replace(/^#+/, ''))
  const known = new Set<string>()
  return tags
    .filter((tag) => {
      const key = tag.toLowerCase()
      if (key === '' || known.has(key)) return false
      known.add(key)
      return true
    })
    .slice(0, maxHashtags)
}
