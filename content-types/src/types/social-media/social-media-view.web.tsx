import { CopyButton, LengthGauge, Segments } from '@podcastai/ui'
import { useState } from 'react'
import { EditButton, EditForm, useEditing } from '../../views/editing.web.tsx'
import { Item, ItemFoot } from '../../views/item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { maxHashtags } from '../../voice/hashtags.ts'
import { foldAt } from './fold.ts'
import {
  type Caption,
  type CaptionSize,
  captionFolds,
  captionForPosting,
  captionLengths,
  captionNames,
  captionSizes,
  type SocialMedia,
} from './social-media.ts'

type Platform = keyof typeof captionFolds
const platforms = (Object.keys(captionFolds) as Platform[]).map((name) => ({ value: name, label: name }))

export function SocialMediaView({ content, onSave }: ViewProps<SocialMedia>) {
  const [platform, setPlatform] = useState<Platform>('Instagram')
  return (
    <div className="grid gap-3">
      <Segments
        label="Where the text folds"
        value={platform}
        onChange={setPlatform}
        options={platforms}
        className="justify-self-start bg-line/60"
      />
      {captionSizes.map((size) => (
        <CaptionItem
          key={size}
          size={size}
          caption={content[size]}
          platform={platform}
          onSave={onSave && ((caption) => onSave({ ...content, [size]: caption }))}
        />
      ))}
    </div>
  )
}

type ItemProps = {
  size: CaptionSize
  caption: Caption
  platform: Platform
  onSave?: (caption: Caption) => Promise<void>
}

function CaptionItem({ size, caption, platform, onSave }: ItemProps) {
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
        <span className="type-hint text-text-3">
          {min}-{max} characters
        </span>
        <span className="ml-auto flex flex-wrap gap-1.5">
          <PassageChips evidence={caption.evidence} />
        </span>
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
          foot={<LengthGauge length={(editing.values.caption ?? '').trim().length} min={min} max={max} />}
        />
      ) : caption.caption === '' ? (
        <div className="flex items-center justify-between gap-3">
          <p className="type-small text-text-2">No caption of this length yet.</p>
          {onSave && <EditButton editing={editing} what={`${size} caption`} />}
        </div>
      ) : (
        <>
          <FoldedText text={caption.caption} platform={platform} />
          {caption.hashtags.length > 0 && (
            <p className="type-small text-petrol wrap-anywhere">{caption.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
          )}
          <ItemFoot
            acts={
              <>
                {onSave && <EditButton editing={editing} what={`${size} caption`} item={size} />}
                <CopyButton text={() => captionForPosting(caption)} />
              </>
            }
          >
            <LengthGauge length={caption.caption.length} min={min} max={max} />
          </ItemFoot>
        </>
      )}
    </Item>
  )
}

function FoldedText({ text, platform }: { text: string; platform: Platform }) {
  const limit = captionFolds[platform]
  const { shown, folded } = foldAt(text, limit)
  return (
    <div className="type-copy whitespace-pre-line wrap-anywhere">
      {shown}
      {folded !== '' && (
        <>
          <p className="type-time my-1.5 flex items-center gap-2.5 text-[11px] leading-4 text-text-3">
            <span aria-hidden className="w-3.5 border-t border-dashed border-line-strong" />
            {platform} folds here · {limit}
            <span aria-hidden className="flex-1 border-t border-dashed border-line-strong" />
          </p>
          <span className="text-text-2">{folded}</span>
        </>
      )}
    </div>
  )
}

/** At most five tags from what somebody typed: `#a, b #a` → a, b. */
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
