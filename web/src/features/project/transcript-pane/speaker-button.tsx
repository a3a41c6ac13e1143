import { classNames } from '@podcastai/ui'

type Props = {
  name: string
  /** Without it the name is text. */
  onRename?: (name: string) => void
  className?: string
}

/** Whose words follow; a click renames. */
export function SpeakerButton({ name, onRename, className }: Props) {
  if (!onRename) return <bdi className={className}>{name}</bdi>
  return (
    <button
      type="button"
      title={`Rename ${name}`}
      aria-label={`Rename ${name}`}
      onClick={() => onRename(name)}
      className={classNames(
        'relative rounded-[4px] text-left wrap-anywhere decoration-dotted underline-offset-3 before:absolute before:-inset-x-1 before:-inset-y-1 hover:underline',
        className,
      )}
    >
      <bdi>{name}</bdi>
    </button>
  )
}
