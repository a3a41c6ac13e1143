import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { copyText } from './copy-text.ts'
import { toast } from './toast.tsx'

/** How long a copy button shows its check mark. */
const copiedForMs = 2000

type Props = {
  /** The text, or a function when building it is expensive. */
  text: string | (() => string)
  /** The button's text; with `iconOnly` its accessible name, such as 'Copy title'. */
  label?: string
  iconOnly?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  /** Replaces the toast for a failed copy. */
  onFailed?: () => void
  onCopied?: () => void
}

/** Copies a text and shows a check mark for two seconds without changing its width. */
export function CopyButton({
  text,
  label = 'Copy',
  iconOnly = false,
  variant = iconOnly ? 'ghost' : 'outline',
  size = 'small',
  className,
  onFailed = sayCopyFailed,
  onCopied,
}: Props) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await copyText(typeof text === 'function' ? text() : text)
    } catch {
      onFailed()
      return
    }
    setCopied(true)
    toast({ title: 'Copied!' })
    onCopied?.()
  }

  return (
    <button
      type="button"
      onClick={copy}
      data-act="copy"
      data-copied={copied || undefined}
      aria-label={iconOnly ? (copied ? 'Copied!' : label) : undefined}
      title={iconOnly ? label : undefined}
      className={buttonStyle({
        variant,
        size,
        square: iconOnly,
        className: classNames(copied && 'text-ok', className),
      })}
    >
      {iconOnly ? (
        <CopyIcon copied={copied} />
      ) : (
        <span className="inline-grid justify-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-1.5">
          <span className={copied ? 'invisible' : undefined} aria-hidden={copied || undefined}>
            <CopyIcon copied={false} />
            {label}
          </span>
          <span className={copied ? undefined : 'invisible'} aria-hidden={!copied || undefined}>
            <CopyIcon copied />
            Copied!
          </span>
        </span>
      )}
    </button>
  )
}

function CopyIcon({ copied }: { copied: boolean }) {
  return copied ? <Check aria-hidden size={14} /> : <Copy aria-hidden size={14} />
}

function sayCopyFailed() {
  toast({ title: 'Copy failed', text: 'Could not copy to clipboard', tone: 'danger' })
}
