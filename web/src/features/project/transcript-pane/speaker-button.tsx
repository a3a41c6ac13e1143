import { classNames } from '@podcastai/ui'

type Props = {
  name: string
  /** Without it the name is plain text. */
  onPress?: () => void
  className?: string
}

/** The speaker's name above a turn; a click reassigns the turn or renames the speaker. */
export function SpeakerButton({ name, onPress, className }: Props) {
  if (!onPress) return <bdi className={className}>{name}</bdi>
  return (
    <button
      type="button"
      title="Change who speaks"
      aria-label={`Who speaks here: ${name}`}
      aria-haspopup="dialog"
      data-speaker
      onClick={onPress}
      className={classNames(
        'relative rounded-[4px] text-left wrap-anywhere decoration-dotted underline-offset-3 before:absolute before:-inset-x-1 before:-inset-y-1 hover:underline',
        className,
      )}
    >
      <bdi>{name}</bdi>
    </button>
  )
}
