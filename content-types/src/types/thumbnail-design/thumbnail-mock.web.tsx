import { classNames } from '@podcastai/ui'
import type { CSSProperties } from 'react'
import { timeCode } from '../../type/time-code.ts'
import { StressedText } from '../../views/stressed-text.web.tsx'
import { parseSwatch, readableOn } from './swatches.ts'
import type { TextOption } from './thumbnail-design.ts'

type Props = {
  option: Pick<TextOption, 'text' | 'highlightedWords'>
  colorScheme: readonly string[]
  /** Duration in seconds, shown in the lower right corner as YouTube does. */
  seconds?: number | null
  className?: string
}

/** The words on a 16:9 picture that scales with its width. */
export function ThumbnailMock({ option, colorScheme, seconds, className }: Props) {
  const colors = colorScheme.map(parseSwatch).filter((swatch) => swatch !== null)
  const ground = colors[0]?.value ?? '#14262d'
  const accent = colors[2]?.value ?? '#f4d84a'
  const shape = colors[3]?.value ?? colors[1]?.value ?? '#2c5562'
  // Stressed words on the picture use its accent color instead of our marker.
  const palette = {
    background: ground,
    color: readableOn(ground),
    '--marker': accent,
    '--on-marker': readableOn(accent),
  }
  return (
    <div
      role="img"
      aria-label={`Thumbnail with the words “${option.text}”`}
      className={classNames(
        '@container relative flex aspect-video items-center overflow-hidden rounded-large',
        className,
      )}
      style={palette as CSSProperties}
    >
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 w-[46%] bg-white/9 [clip-path:polygon(16%_0,100%_0,100%_100%,0_100%)]"
      />
      <div
        aria-hidden
        className="absolute right-[9%] bottom-0 aspect-[0.72] w-[27%] rounded-t-[50%] opacity-60"
        style={{ background: shape }}
      />
      <div
        aria-hidden
        // The mark is no taller than its line, or it would cover descenders of the line above.
        className="relative max-w-[64%] pl-[7%] leading-[1.16] font-bold tracking-[-0.035em] text-balance wrap-anywhere [&_mark]:bg-[linear-gradient(var(--marker),var(--marker))] [&_mark]:bg-size-[100%_84%] [&_mark]:bg-position-[0_70%] [&_mark]:bg-no-repeat [&_mark]:[background-color:transparent]"
        style={{ fontSize: `${textSize(option.text)}cqw` }}
      >
        <StressedText option={option} />
      </div>
      {seconds !== undefined && seconds !== null && (
        <span
          aria-hidden
          className="type-time absolute right-2.5 bottom-2.5 rounded-[4px] bg-black/75 px-1.5 py-1 text-white"
        >
          {timeCode(seconds)}
        </span>
      )}
    </div>
  )
}

/** Returns the font size in hundredths of the width, so that the longest word and three lines fit. */
function textSize(text: string): number {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => word.length))
  const byWord = 56 / (longest * 0.6)
  const byLines = text.length <= 14 ? 11.5 : text.length <= 24 ? 9.5 : text.length <= 40 ? 8 : 6
  return Math.min(byWord, byLines)
}
